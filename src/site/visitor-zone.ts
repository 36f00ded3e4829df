/** The IANA zone of this device, such as `Asia/Kolkata`; undefined where the browser does not tell or does not know it. */
export function visitorZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone === 'Etc/Unknown' ? undefined : timeZone;
  } catch {
    return undefined;
  }
}
