import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconPencil, IconRefresh, IconWorldUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { DeleteButton } from '../../ui/form/ask/delete-button.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { writtenOf } from './written-of.ts'

const EditDialog = lazyPart(async () => (await import('./edit-entry-dialog.tsx')).default)
const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).default)
const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).default)
const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).default)
const NewEntryDialog = lazyPart(async () => (await import('./new-entry-dialog.tsx')).default)

type Opened = 'edit' | 'submit' | 'approve' | 'withdraw' | 'return' | 'correct'

function Opening({ opened, entry, onClose }: { opened: Opened; entry: GazetteEntry; onClose: () => void }) {
  if (opened === 'edit') return <EditDialog entry={entry} onClose={onClose} />
  if (opened === 'withdraw') return <WithdrawDialog entry={entry} onClose={onClose} />
  if (opened === 'return') return <ReturnDialog entry={entry} onClose={onClose} />
  if (opened === 'correct')
    return (
      <NewEntryDialog
        corrects={{ id: entry.id, values: { ...writtenOf(entry), publish_on: null } }}
        onClose={onClose}
      />
    )
  return <PublishDialog entry={entry} step={opened} onClose={onClose} />
}

/** What one may do with an entry now. */
export function EntryActions({ entry }: { entry: GazetteEntry }) {
  const { t } = useTranslation()
  const go = useGo()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, can, cannot, state, two_people } = entry
  const open = (what: Opened) => () => setOpened(what)
  return (
    <>
      {can.discard && (
        <DeleteButton
          label={t('gazette.discard')}
          title={t('gazette.discard_title')}
          text={t('gazette.discard_text')}
          said={t('gazette.discarded')}
          remove={() => call(gazetteEntryCalls.discard, { body: { id } })}
          changes={[{ what: 'gazette.changed' }]}
          onDeleted={() => go('/admin/monitor-oficial')}
        />
      )}
      {can.edit && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={open('edit')}>
          {t('gazette.edit')}
        </Button>
      )}
      {can.return && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={open('return')}
        >
          {t('gazette.return')}
        </Button>
      )}
      {can.withdraw && (
        <Button variant="default" leftSection={<IconBan size={16} aria-hidden />} onClick={open('withdraw')}>
          {t('gazette.withdraw')}
        </Button>
      )}
      {can.correct && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={open('correct')}
        >
          {t('gazette.correct')}
        </Button>
      )}
      {can.submit && (
        <Button leftSection={<IconWorldUp size={16} aria-hidden />} onClick={open('submit')}>
          {t(two_people ? 'gazette.submit_ask' : 'gazette.submit')}
        </Button>
      )}
      {state.code === 'waiting' && (
        <GuardedButton
          allowed={can.approve}
          reason={cannot.approve}
          leftSection={<IconWorldUp size={16} aria-hidden />}
          onClick={open('approve')}
        >
          {t('gazette.approve')}
        </GuardedButton>
      )}
      {opened && (
        <KeptRow key={opened} row={entry}>
          {(kept) => <Opening opened={opened} entry={kept} onClose={() => setOpened(null)} />}
        </KeptRow>
      )}
    </>
  )
}
