/** Addresses by the host that answers them, hosts and addresses in alphabetical order. */
export function byHost(urls: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const hosts = new Map<string, string[]>();
  for (const url of [...new Set(urls)].sort()) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return new Map([...hosts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
