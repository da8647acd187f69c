/** „gina.liliacu@primaria.ro” → „gi•••@primaria.ro”: enough for its owner to know it again. */
export function maskEmail(email: string): string {
  const [local = '', ...domain] = email.split('@')
  const shown = [...local].slice(0, local.length > 3 ? 2 : 1).join('')
  return `${shown}•••@${domain.join('@')}`
}
