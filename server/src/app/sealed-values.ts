import { movingFactors, movingOidc } from '../modules/access/index.ts'
import { movingCnps } from '../modules/issuers/index.ts'
import type { SealedValues } from '../platform/secrets/sealed-values.ts'

/** Everything that stands under the installation's secret and moves when it is changed. */
export const sealedValues: readonly SealedValues[] = [...movingFactors, movingOidc, ...movingCnps]
