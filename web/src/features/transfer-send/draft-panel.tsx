import type { TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconSend, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupOptionsQuery, userOptionsQuery } from '../../entities/people/queries.ts'
import { sheetChanges } from '../../entities/transfers/changes.ts'
import { extentOf } from '../../entities/transfers/extent.ts'
import { extentLine } from '../../entities/transfers/sheet-words.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Card } from '../../ui/display/card.tsx'
import { Key } from '../../ui/display/key.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DeleteButton } from '../../ui/form/ask/delete-button.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './send.module.css'
import type { DraftWork } from './use-draft.ts'

type Props = { draft: TransferSheet; work: DraftWork }

function Receiver({ draft, work }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.receiver}>
      <Picker
        label={t('transfers.receiver')}
        required
        request={groupOptionsQuery}
        value={draft.to?.id ?? null}
        onChange={(to_group_id) => work.receiver({ to_group_id })}
      />
      <Picker
        label={t('transfers.person')}
        placeholder={t('transfers.anybody')}
        clearable
        disabled={draft.to === null}
        request={userOptionsQuery}
        value={draft.person?.id ?? null}
        onChange={(to_user_id) => work.receiver({ to_user_id })}
      />
    </div>
  )
}

function DraftRows({ draft, work }: Props) {
  const { t } = useTranslation()
  return (
    <ol className={styles.rows}>
      {draft.rows.map((row) => (
        <li key={row.id}>
          <div className={styles.rowLine}>
            <span className={styles.about}>
              <b>{row.number}</b> {row.issuer !== '' && `· ${row.issuer}`}
            </span>
            <span className={styles.extent}>{extentOf(row)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('transfers.remove', { number: row.number })}
              onClick={() => work.take([row])}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
          {row.why && (
            <p className={styles.why}>
              {row.why.text} <span className={styles.quiet}>{row.why.detail}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Draft({ draft, work }: Props) {
  const { t } = useTranslation()
  const [prints, setPrints] = useState(true)
  const going = draft.rows.filter(({ why }) => why === null).length
  const canSend = draft.can.send && going > 0 && draft.to !== null
  const send = () => canSend && work.send(prints)
  usePageKeys([['mod+Enter', send]], [])
  const count = { count: draft.documents, figure: formatNumber(draft.documents) }
  return (
    <>
      <Receiver draft={draft} work={work} />
      <DraftRows draft={draft} work={work} />
      <p className={styles.total}>
        <b>{t('transfers.documents', count)}</b>
        <b>{extentLine(draft)}</b>
      </p>
      <Checkbox
        size="sm"
        label={t('transfers.print_too')}
        checked={prints}
        onChange={({ currentTarget }) => setPrints(currentTarget.checked)}
      />
      <Note kind="info">
        {t('transfers.stays_here', { from: draft.from.name })}
        {going < draft.documents && ` ${t('transfers.blocked_stay')}`}
      </Note>
      <div className={styles.foot}>
        {draft.can.delete && (
          <DeleteButton
            label={t('transfers.delete')}
            title={t('transfers.delete_title')}
            text={t('transfers.delete_draft')}
            remove={() => call(transferCalls.delete, { params: { id: draft.id } })}
            changes={sheetChanges}
            said={t('transfers.deleted')}
            onDeleted={() => work.choose(null)}
          />
        )}
        <Button
          className={styles.end ?? ''}
          leftSection={<IconSend size={16} />}
          rightSection={<Key>Ctrl Enter</Key>}
          disabled={!canSend}
          loading={work.isSending}
          onClick={send}
        >
          {t('transfers.send')}
        </Button>
      </div>
    </>
  )
}

/** The sheet that is being prepared: for whom, with what; and the other drafts of the department. */
export function DraftPanel({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const { draft, drafts } = work
  const others = drafts.filter(({ id }) => id !== draft?.id)
  return (
    <Card
      title={draft ? t('transfers.draft') : t('transfers.new_sheet')}
      actions={<span className={styles.quiet}>{t('transfers.number_later')}</span>}
    >
      {draft ? (
        <Draft key={draft.id} draft={draft} work={work} />
      ) : (
        <p className={styles.quiet}>{t('transfers.empty_draft')}</p>
      )}
      {(others.length > 0 || draft) && (
        <div className={styles.others}>
          {others.length > 0 && <h3>{t('transfers.other_drafts')}</h3>}
          {others.map((one) => (
            <PlainButton key={one.id} onClick={() => work.choose(one.id)}>
              {t('transfers.draft_line', {
                to: one.to?.name ?? t('transfers.no_receiver'),
                figure: formatNumber(one.documents),
              })}
            </PlainButton>
          ))}
          {draft && <PlainButton onClick={() => work.choose(0)}>{t('transfers.new_sheet')}</PlainButton>}
        </div>
      )}
    </Card>
  )
}
