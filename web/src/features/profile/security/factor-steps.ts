import type { Factors } from '@hdoc/contract/access/factors.ts'
import { t } from '../../../lib/languages/i18n.ts'
import type { Step } from '../../../ui/form/steps/use-steps.ts'

/** A factor was added: with recovery codes, when it is the first one, as the last of the steps. */
export type DoneWithFactor = (codes: readonly string[] | undefined, steps: readonly Step[]) => void

/** Who has no factor yet gets recovery codes with the first one. */
const getsCodes = ({ totp, passkeys }: Factors): boolean => !totp.on && passkeys.length === 0

/** The steps in which a factor is added. */
export const factorSteps = (factors: Factors, own: readonly Step[]): readonly Step[] =>
  getsCodes(factors) ? [...own, { name: t('security.step_codes') }] : own
