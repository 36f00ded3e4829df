/** As much of jsdom as is used here; it has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    /** The nodes of a piece of HTML, without a window: nothing is fetched, styled or run. */
    static fragment(html: string): DocumentFragment;
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
