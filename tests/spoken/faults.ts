/** A fault put into what the server sends, to prove that the record notices it. */
export interface Fault {
  /** What is wrong, in words. */
  title: string;
  /** The id of the task at which it must be heard. */
  task: string;
  /**
   * The text of a page or a script with the fault in it; unchanged where it has no place for it.
   */
  put: (text: string) => string;
}

/** One of each kind that a screen reader's user is lost with and that no other test may see. */
export const faults: readonly Fault[] = [
  {
    title: 'a field has lost its label',
    task: '06-search-page',
    put: (text) => text.replace(/(<label\b[^>]*) for="[^"]*"/g, '$1'),
  },
  {
    title: 'live regions are silent',
    task: '08-directory-filter',
    put: (text) =>
      text
        .replace(/ (aria-live="polite"|role="(status|alert)")/g, '')
        .replace(/(["']?)aria-live\1:\s*[`"'](polite|assertive)[`"']/g, '"aria-live":"off"')
        .replace(/\brole:\s*[`"'](status|alert)[`"']/g, 'role:"presentation"'),
  },
  {
    title: 'a question does not say that it must be answered',
    task: '15-booking-required',
    put: (text) =>
      text
        .replace(/ (aria-required="true"|required="")/g, '')
        .replace(/ \((<!-- -->)?required(<!-- -->)?\)/g, '')
        .replace(/\brequired:(["'`])required\1/g, 'required:""')
        .replace(/(["']?)aria-required\1:/g, '"data-required":')
        .replace(/\brequired:(?!["'`])/g, '"data-required":'),
  },
];
