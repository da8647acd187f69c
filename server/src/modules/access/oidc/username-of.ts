const LONGEST = 40

/** Gives user names to try for an address: first the part before @, then that part with numbers. */
export function usernamesOf(email: string): string[] {
  const plain = (email.split('@')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, LONGEST)
  const base = plain.length >= 3 ? plain : `cont.${plain}`
  return [base, ...Array.from({ length: 50 }, (_, n) => `${base}${n + 2}`)]
}
