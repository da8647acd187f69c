import { KeptDialog } from './kept-dialog.tsx'
import { ReasonStepDialog } from './reason-step-dialog.tsx'
import { mayStep, type QueueStep, type StepResult } from './step-of-row.ts'
import type { Stepping } from './use-steps.ts'
import { WaitDialog } from './wait-dialog.tsx'

/** Steps that ask something first. */
export const asksFirst = (step: QueueStep): boolean =>
  step === 'wait' || step === 'refuse' || step === 'give_back'

type Props = {
  asking: Stepping | null
  kept: StepResult['kept']
  onStep: (stepping: Stepping) => void
  onAsked: () => void
  onRead: () => void
}

/** What a step asks before it is taken, and what it could not do. */
export function StepDialogs({ asking, kept, onStep, onAsked, onRead }: Props) {
  if (kept.length > 0) return <KeptDialog kept={kept} onClose={onRead} />
  if (!asking) return null
  const { step, rows } = asking
  // What is asked is asked for these; the others are told of afterwards.
  const able = rows.filter((row) => mayStep(step, row))
  if (step === 'wait')
    return <WaitDialog rows={able} onWait={(values) => onStep({ step, rows, values })} onClose={onAsked} />
  if (step === 'refuse' || step === 'give_back')
    return (
      <ReasonStepDialog
        step={step}
        rows={able}
        onReason={(reason) => onStep({ step, rows, values: { reason } })}
        onClose={onAsked}
      />
    )
  return null
}
