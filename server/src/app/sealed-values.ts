import { movingFactors, movingOidc } from '../modules/access/index.ts'
import { movingCnps } from '../modules/issuers/index.ts'
import type { SealedValues } from '../platform/secrets/sealed-values.ts'

/** All values that are sealed with the installation's secret and move to the new one when it is changed. */
export const sealedValues: readonly SealedValues[] = [...movingFactors, movingOidc, ...movingCnps]
