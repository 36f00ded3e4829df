/**
 * The options, by letter, question and id, by which the site decides what else it asks or answers:
 * their words may change, they may not go. The content check holds that.
 */
export const namedOptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  booking: { side: ['event', 'media'], journalisticEvent: ['yes', 'no'], together: ['one', 'all'] },
  nominate: { knows: ['knows'] },
  story: { age: ['under-18'] },
};
