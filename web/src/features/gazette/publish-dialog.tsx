import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { EntryCheck } from './entry-check.tsx'
import { mustLook } from './must-look.ts'

type Props = { entry: GazetteEntry; step: 'submit' | 'approve'; onClose: () => void }

/** Publishes an act once its personal data were looked at, or asks another person to. */
export default function PublishDialog({ entry, step, onClose }: Props) {
  const { t } = useTranslation()
  const { id, check, version } = entry
  const asksTick = mustLook(check)
  const [looked, setLooked] = useState(false)
  const [missing, setMissing] = useState(false)
  const asks = step === 'submit' && entry.two_people
  const publish = useAction({
    call: () => call(gazetteEntryCalls[step], { body: { id, checked: check.mark, version } }),
    changes: [{ what: 'gazette.changed' }],
    unsure: [{ what: 'gazette.changed' }],
    said: ({ data }) => {
      if (data.state.code === 'waiting') return t('gazette.is_waiting')
      if (data.state.code !== 'scheduled') return t('gazette.is_published')
      return t('gazette.is_scheduled', { date: formatDate(data.publish_on ?? '') })
    },
    onDone: onClose,
    onFailure: (error) => {
      tellFailure(error)
      onClose()
    },
  })
  const send = () => {
    if (asksTick && !looked) setMissing(true)
    else publish.mutate()
  }
  return (
    <Dialog
      title={t('gazette.publish_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button loading={publish.isPending} onClick={send}>
            {t(asks ? 'gazette.submit_ask' : step === 'approve' ? 'gazette.approve' : 'gazette.submit')}
          </Button>
        </>
      }
    >
      <Note kind="info">{t(asks ? 'gazette.publish_ask' : 'gazette.publish_what')}</Note>
      <EntryCheck check={check} />
      {asksTick && (
        <Checkbox
          data-autofocus
          label={t('gazette.looked')}
          checked={looked}
          error={missing && !looked && t('gazette.looked_needed')}
          onChange={(event) => setLooked(event.currentTarget.checked)}
        />
      )}
    </Dialog>
  )
}
