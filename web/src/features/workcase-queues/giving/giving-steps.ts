import { t } from '../../../lib/languages/i18n.ts'
import type { Step } from '../../../ui/form/steps/use-steps.ts'

/** The steps of a batch: to whom, what it would do, and what it did. */
export const givingSteps = (): readonly Step[] => [
  { name: t('queues.step_wish') },
  { name: t('queues.step_preview') },
  { name: t('queues.step_result') },
]
