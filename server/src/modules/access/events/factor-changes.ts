/** The changes of a way to sign in that a person is told about by mail. */
export const factorChanges = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_renewed',
  'recovery_used',
  'identity_linked',
  'identity_removed',
] as const
export type FactorChange = (typeof factorChanges)[number]
