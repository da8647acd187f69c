import { Button } from '@mantine/core'
import { IconArrowBackUp, IconClockPause, IconHandGrab, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../../ui/display/key.tsx'
import type { QueueStep } from './step-of-row.ts'

/** The keys of the steps, which act on the chosen rows, else on the row that has the focus. */
export const stepKeys = { take: 'P', start: 'L', wait: 'W', give_back: 'D', refuse: 'F' } as const

const icons = {
  take: IconHandGrab,
  start: IconPlayerPlay,
  wait: IconClockPause,
  give_back: IconArrowBackUp,
  refuse: IconX,
} as const satisfies Record<QueueStep, unknown>

/** What may be done with the chosen rows, each with its key. */
export function ChosenSteps({ onStep }: { onStep: (step: QueueStep) => void }) {
  const { t } = useTranslation()
  return (
    <>
      {(['take', 'start', 'wait', 'give_back', 'refuse'] as const).map((step) => {
        const StepIcon = icons[step]
        return (
          <Button
            key={step}
            variant="subtle"
            leftSection={<StepIcon size={16} />}
            rightSection={<Key>{stepKeys[step]}</Key>}
            onClick={() => onStep(step)}
          >
            {t(`queues.${step}`)}
          </Button>
        )
      })}
    </>
  )
}
