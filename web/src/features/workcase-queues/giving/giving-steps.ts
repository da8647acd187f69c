import { t } from '../../../lib/languages/i18n.ts'
import type { Step } from '../../../ui/form/steps/use-steps.ts'

/** The steps of a batch: what it is to do, what it would do, and what it did. */
export const batchSteps = (
  wish: 'queues.step_wish' | 'queues.step_closing' = 'queues.step_wish',
): readonly Step[] => [
  { name: t(wish) },
  { name: t('queues.step_preview') },
  { name: t('queues.step_result') },
]
