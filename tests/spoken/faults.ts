/** A fault put into what the server sends, to prove that the record notices it. */
export interface Fault {
  /** The fault in words. */
  title: string;
  /** The id of the task at which it must be heard. */
  task: string;
  /** Returns the text of a page or script with the fault; the same text where it has no place. */
  put: (text: string) => string;
}

/** One fault of each kind that stops a user of a screen reader and that other tests may not see. */
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
