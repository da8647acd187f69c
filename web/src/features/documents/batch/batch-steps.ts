import { t } from '../../../lib/languages/i18n.ts'
import type { Step } from '../../../ui/form/steps/use-steps.ts'

/** The steps of a batch: the wish, what it would do, and what it did. */
export const batchSteps = (): readonly Step[] => [
  { name: t('batch.step_wish') },
  { name: t('batch.step_preview') },
  { name: t('batch.step_result') },
]
