import type { Tag } from './support/tags.ts';

/** Stories that carry no tags in their declaration yet, and the tags that they would carry. */
export const untaggedStories: readonly { title: RegExp; tags: readonly Tag[] }[] = [
  {
    title:
      /contact-accessibility.* (the booking form|the letter after|a notice on the page|the letter of a signup|the form of a short letter|the signup:)/,
    tags: ['@release'],
  },
  { title: /contact-booking.* while a required answer is missing/, tags: ['@release'] },
  { title: /contact-closing.* (the cross|“Cancel”) closes/, tags: ['@release'] },
  { title: /contact-draft.* does no harm: (?!\{"__proto__)/, tags: ['@release'] },
  { title: /contact-notices.* on a desk/, tags: ['@release'] },
  { title: /contact-requests-kept.* storage that holds (?!not JSON)/, tags: ['@release'] },
  { title: /contact-sides.* the page asks hosts/, tags: ['@release'] },
  { title: /contact-signup.* I sign up from the (stories|home page)/, tags: ['@release'] },
  { title: /contact-trouble.* (keeps nothing|has no clipboard)/, tags: ['@release'] },
  { title: /contact-web-mail.* (Microsoft|Outlook|Yahoo)/, tags: ['@release'] },
  { title: /contact-keyboard.* I sign up without a mouse/, tags: ['@firefox'] },
  { title: /contact-closing.* on a tablet/, tags: ['@not-firefox'] },
  { title: /contact-.* with a clipboard/, tags: ['@not-firefox'] },
  { title: /contact-keeping.* I save my letter as a draft/, tags: ['@not-firefox'] },
  {
    title: /contact-presses.* when the desk does not arrive .*a contact is still a mail link/,
    tags: ['@not-firefox'],
  },
  { title: /contact-sending.* on a phone .*the mail app comes first/, tags: ['@not-firefox'] },
  {
    title:
      /contact-without-script.*(opens my mail program|becomes a mail draft|says why it shows nothing)/,
    tags: ['@not-firefox'],
  },
  { title: /carousel.* it stops for good when I (?!press the stop)/, tags: ['@release'] },
  {
    title: /carousel.* (it waits while I am in another tab|a second press|the same list stands)/,
    tags: ['@release'],
  },
  { title: /carousel.* (no rule finds a problem|a narrower window)/, tags: ['@release'] },
  { title: /carousel.* on a phone .*(Tab key|one expert)/, tags: ['@release'] },
  { title: /carousel.* on a phone .*a touch stops it for good/, tags: ['@not-firefox'] },
  { title: /carousel.* without JavaScript/, tags: ['@not-firefox'] },
  {
    title: /carousel.* it never starts by itself, and moves by jumps/,
    tags: ['@firefox', '@less-motion'],
  },
];
