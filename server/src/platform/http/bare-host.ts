/** A host as the host table spells it: lower case, no trailing dot, no brackets. */
export function bareHost(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}
