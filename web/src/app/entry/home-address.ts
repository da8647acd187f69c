/** Whether the address, from its `#` on, is that of the portal's first page. */
export const isHomeAddress = (hash: string): boolean => hash.replace(/^#/, '').replace(/^\//, '') === ''
