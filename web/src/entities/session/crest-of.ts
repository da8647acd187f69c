import type { Branding } from '@hdoc/contract/access/session.ts'

/** The picture at the head of a page: the coat of arms, else the logo. */
export const crestOf = (institution: Branding | null): string | undefined =>
  institution?.coat_of_arms || institution?.logo || undefined
