/** What the file says: whom to tell, where it lives, and when it was written. */
interface SecurityContact {
  email: string;
  /** Origin of the site. */
  base: URL;
  today: Date;
}

const path = '/.well-known/security.txt';

/**
 * The text of `security.txt` (RFC 9116): whom to tell of a hole in this site. It ends on the first day of the
 * month in which it was built, a year on, as section 2.5.5 advises; a site that nobody builds any more says so
 * by that.
 */
export function securityTxt({ email, base, today }: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${endOf(today)}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(path, base)}`,
    '',
  ].join('\r\n');
}

function endOf(today: Date): string {
  const month = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth());
  return `${new Date(month).toISOString().slice(0, 19)}Z`;
}
