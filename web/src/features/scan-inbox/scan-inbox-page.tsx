import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { type Scan, type ScanInbox, scanRefusals } from '@hdoc/contract/scans/scans.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconDeviceMobile, IconFolder } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneCodeDialog } from '../../entities/scans/phone-code-dialog.tsx'
import { scanInboxQuery } from '../../entities/scans/queries.ts'
import { keepScansToRegister } from '../../entities/scans/scans-to-register.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { useRefresh } from '../../ui/action/use-refresh.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty, Loading } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { AttachDialog } from './attach-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { type ScanDeed, ScanGrid } from './scan-grid.tsx'
import styles from './scan-inbox.module.css'

const changes: Change[] = [{ what: 'scan.changed' }]
type State = 'waiting' | 'discarded'
type Opened =
  | { kind: 'attach' | 'discard'; scans: readonly Scan[] }
  | { kind: 'preview'; scan: Scan }
  | { kind: 'phone' | 'folder' }
  | null

function Refused({ files }: { files: ScanInbox['refused'] }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <div className={styles.refused}>
      <Note kind="warn">
        {t('scans.refused_title')}
        <ul>
          {files.map(({ id, name, reason, at }) => (
            <li key={id}>
              {t('scans.refused_line', { name, when: formatDateTime(at), why: say(scanRefusals[reason]) })}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

/** `/document/scan-inbox`: what scanners and phones have sent and no label could lead to a document. */
export function ScanInboxPage() {
  const { t } = useTranslation()
  const go = useGo()
  const refresh = useRefresh()
  const [state, setState] = useState<State>('waiting')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Opened>(null)
  const answer = useQuery(scanInboxQuery(state, page))
  const { data, error } = answer
  // The last scan of this page has gone, here or by a colleague. The scans that still wait are on the page
  // before.
  const hasEmptied = data !== undefined && data.meta.page > 1 && data.data.length === 0
  if (hasEmptied && data.meta.page === page) setPage(page - 1)
  const close = () => setOpened(null)
  const restoring = useAction({
    call: (scans: readonly Scan[]) => call(scanCalls.restore, { body: { ids: scans.map(({ id }) => id) } }),
    changes,
    unsure: changes,
    said: () => t('scans.restored'),
  })
  const perform = (deed: ScanDeed, scans: readonly Scan[]) => {
    if (deed === 'restore') restoring.mutate(scans)
    else if (deed === 'register') {
      keepScansToRegister(scans.map(({ id }) => id))
      go('/document/new')
    } else setOpened({ kind: deed, scans })
  }
  const counts = data?.counts ?? { waiting: 0, reading: 0, discarded: 0 }
  const count = (name: State) => t(`scans.${name}`, { figure: formatNumber(counts[name]) })
  return (
    <Page
      title={t('scans.title')}
      breadcrumb={[{ label: t('documents.registry') }, { label: t('scans.title') }]}
      aside={
        <SegmentedControl
          size="sm"
          aria-label={t('scans.which')}
          value={state}
          onChange={(next) => {
            setState(next as State)
            setPage(1)
          }}
          data={[
            { value: 'waiting', label: count('waiting') },
            { value: 'discarded', label: count('discarded') },
          ]}
        />
      }
      actions={
        <>
          {data?.folder.can_change && (
            <Button
              variant="default"
              leftSection={<IconFolder size={16} />}
              onClick={() => setOpened({ kind: 'folder' })}
            >
              {t('scans.folder')}
            </Button>
          )}
          <Button leftSection={<IconDeviceMobile size={16} />} onClick={() => setOpened({ kind: 'phone' })}>
            {t('scans.phone')}
          </Button>
        </>
      }
    >
      {error && data && (
        <Note kind="warn" role="alert">
          <b>{t('scans.not_current')}</b> {error.message}
        </Note>
      )}
      {data && <Refused files={data.refused} />}
      {counts.reading > 0 && !error && (
        <p role="status">
          {t('scans.reading', { count: counts.reading, figure: formatNumber(counts.reading) })}
        </p>
      )}
      {hasEmptied && <Loading />}
      <Answer query={answer} title={t('scans.load_failed')} />
      {data &&
        !hasEmptied &&
        (data.data.length === 0 ? (
          <Empty
            title={t(state === 'waiting' ? 'scans.empty_title' : 'scans.empty_discarded')}
            text={state === 'waiting' ? t('scans.empty_text') : undefined}
          />
        ) : (
          <ScanGrid
            key={`${state} ${page}`}
            scans={data.data}
            label={t(state === 'waiting' ? 'scans.list' : 'scans.list_discarded')}
            onOpen={(scan) => setOpened({ kind: 'preview', scan })}
            onDo={perform}
          />
        ))}
      {data && (page > 1 || data.meta.more) && (
        <div className={styles.pager}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('scans.newer')}
          </Button>
          <Button variant="default" disabled={!data.meta.more} onClick={() => setPage(page + 1)}>
            {t('scans.more')}
          </Button>
        </div>
      )}
      {opened?.kind === 'attach' && <AttachDialog scans={opened.scans} onDone={close} onClose={close} />}
      {opened?.kind === 'discard' && <DiscardDialog scans={opened.scans} onClose={close} />}
      {opened?.kind === 'preview' && <PreviewDialog scan={opened.scan} onClose={close} />}
      {opened?.kind === 'folder' && data && <FolderDialog folder={data.folder} onClose={close} />}
      {opened?.kind === 'phone' && (
        <PhoneCodeDialog
          document={null}
          onClose={close}
          onArrived={() => {
            refresh(changes)
            close()
          }}
        />
      )}
    </Page>
  )
}
