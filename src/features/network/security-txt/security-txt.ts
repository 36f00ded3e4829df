/**
 * The text of `security.txt` (RFC 9116): whom to tell of a hole in this site, whose origin is
 * `base`. It expires on the first day of the month in which it was built, a year on, as section
 * 2.5.5 advises; a site that nobody builds anymore says so by that.
 */
export function securityTxt({ email, base, today }: { email: string; base: URL; today: Date }) {
  const end = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth()));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${end.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', base)}`,
    '',
  ].join('\r\n');
}
