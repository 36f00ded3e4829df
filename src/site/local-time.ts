/** A moment on the visitor's own clock: `Nov 21, 2026 3:40 PM` (specification section 9, `MMM d, yyyy h:mm a`). */
export function dateTimeLabel(moment: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'medium', ...zone });
  const time = moment.toLocaleTimeString('en-US', { timeStyle: 'short', ...zone });
  return `${day} ${time}`.replace(/[\u00A0\u202F]/g, ' ');
}
