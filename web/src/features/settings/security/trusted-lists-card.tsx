import '../../../lib/languages/own/signing-texts.ts'
import {
  MOST_LIST_MB,
  type TrustedListRow,
  trustedListCalls,
} from '@hdoc/contract/signatures/signing-certificate.ts'
import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { sendBytes } from '../../../lib/files/send-bytes.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DeleteDialog } from '../../../ui/form/ask/delete-dialog.tsx'
import { SettingsPart } from '../settings-part.tsx'
import styles from './signing.module.css'
import { trustedListsQuery } from './signing-queries.ts'

function OneList({ list, onRemove }: { list: TrustedListRow; onRemove: () => void }) {
  const { t } = useTranslation()
  const { territory, operator, sequence, issued_at, next_update, outdated, issuers, sha256 } = list
  return (
    <li>
      <div>
        <b>
          {territory} · {operator}
        </b>{' '}
        {outdated && <StatusTag className="status-warn">{t('signing.list_outdated')}</StatusTag>}
        <div className={styles.quiet}>
          {t('signing.list_line', { sequence, issued: formatDate(issued_at), count: issuers })}
          {next_update && ` ${t('signing.list_next', { on: formatDate(next_update) })}`}
        </div>
        <div className={styles.hash}>SHA-256: {sha256}</div>
      </div>
      <Button size="xs" variant="default" leftSection={<IconTrash size={14} />} onClick={onRemove}>
        {t('common.delete')}
        <span className="visually-hidden">: {territory}</span>
      </Button>
    </li>
  )
}

/** Lists of trusted issuers: who stands on one is believed. */
export function TrustedListsCard() {
  const { t } = useTranslation()
  const answer = useQuery(trustedListsQuery)
  const input = useRef<HTMLInputElement>(null)
  const [removed, setRemoved] = useState<TrustedListRow>()
  const refresh = () => void answer.refetch()
  const load = useAction({
    call: (file: File) => sendBytes(trustedListCalls.load, addressOf(trustedListCalls.load, {}), file),
    changes: [{ what: 'setting.changed' }],
    said: ({ data }) => t('signing.list_loaded', { territory: data.territory, count: data.issuers }),
    onDone: refresh,
    shown: true,
  })
  return (
    <SettingsPart title={t('signing.lists')} text={t('signing.lists_text', { mb: MOST_LIST_MB })}>
      {load.error && (
        <Note kind="bad" role="alert">
          {load.error.message}
        </Note>
      )}
      <Answer query={answer}>
        {(lists) =>
          lists.length === 0 ? (
            <p className={styles.quiet}>{t('signing.no_lists')}</p>
          ) : (
            <ul className={styles.lists}>
              {lists.map((list) => (
                <OneList key={list.id} list={list} onRemove={() => setRemoved(list)} />
              ))}
            </ul>
          )
        }
      </Answer>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xml,application/xml,text/xml"
          aria-label={t('signing.load_list')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) load.mutate(file)
          }}
        />
        <Button
          variant="default"
          leftSection={<IconUpload size={16} />}
          loading={load.isPending}
          onClick={() => input.current?.click()}
        >
          {t('signing.load_list')}
        </Button>
      </div>
      {removed && (
        <DeleteDialog
          title={t('signing.list_remove_title', { territory: removed.territory })}
          text={t('signing.list_remove_text')}
          remove={() => call(trustedListCalls.remove, { params: { id: removed.id } })}
          changes={[{ what: 'setting.changed' }]}
          said={t('signing.list_removed')}
          onDeleted={() => {
            setRemoved(undefined)
            refresh()
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SettingsPart>
  )
}
