import { Button } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../display/key.tsx'
import type { Steps } from '../steps/use-steps.ts'

type Props = {
  busy: boolean
  /** For buttons outside the form element; inside it, the browser submits. */
  submit?: () => void
  onCancel: () => void
  steps?: Steps | undefined
  saveLabel?: string | undefined
  /** Saving loses something: the button is red and has no tick. */
  destructive?: boolean | undefined
}

/** The buttons below a form: leaving it, the step before, and saving or the next step. */
export function FormButtons({ busy, submit, onCancel, steps, saveLabel, destructive }: Props) {
  const { t } = useTranslation()
  const goesOn = steps?.isLast === false
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {steps && steps.at > 0 && (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconChevronLeft size={16} />}
          onClick={() => steps.go(steps.at - 1)}
        >
          {t('form.step_back')}
        </Button>
      )}
      <Button
        {...(submit ? { onClick: submit } : { type: 'submit' })}
        color={destructive ? 'red' : 'blue'}
        loading={busy}
        leftSection={!destructive && (goesOn ? <IconChevronRight size={16} /> : <IconCheck size={16} />)}
        rightSection={<Key>{steps && steps.steps.length > 1 ? 'Ctrl Enter' : 'Ctrl S'}</Key>}
      >
        {saveLabel ?? t(goesOn ? 'form.step_next' : 'common.save')}
      </Button>
    </>
  )
}
