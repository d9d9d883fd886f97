/** What counts as one address: a home has a whole /64 of IPv6, so its first four groups, `::` filled in. */
export function networkOf(address: string): string {
  return address.includes(":") ? firstGroups(address, 4) : address;
}

/** The /48 of an IPv6 address, which one customer of a provider may have; null for IPv4. */
export function siteOf(address: string): string | null {
  return address.includes(":") ? firstGroups(address, 3) : null;
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  if (tail !== undefined) {
    const after = tail === "" ? [] : tail.split(":");
    while (groups.length + after.length < 8) groups.push("0");
    groups.push(...after);
  }
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
