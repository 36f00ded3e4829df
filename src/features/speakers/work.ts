/** A recording or a writing and what can be done with it (PRODUCT.md: a `#` link never looks live). */
export interface WorkView {
  title: string;
  note: string | undefined;
  access:
    | { kind: 'comingSoon' }
    | { kind: 'page'; href: string }
    | { kind: 'elsewhere'; href: string };
}

/** `#` → coming soon, `/…` → a page of this site, anything else → another site. */
export function workView(work: {
  title: string;
  url: string;
  note?: string | undefined;
}): WorkView {
  return { title: work.title, note: work.note, access: accessOf(work.url) };
}

function accessOf(href: string): WorkView['access'] {
  if (href === '#') return { kind: 'comingSoon' };
  return { kind: href.startsWith('/') ? 'page' : 'elsewhere', href };
}
