import '../../lib/languages/own/administration/activity-texts.ts'
import { type ActivityEntry, activityColumns } from '@hdoc/contract/trail/activity.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityListQuery } from '../../entities/activity/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { activityCells, whoText } from './activity-cells.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportLink } from './export-link.tsx'
import { OlderState } from './older-state.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Opened =
  | { kind: 'entry'; id: number }
  | { kind: 'erase'; rows: readonly ActivityEntry[] }
  | { kind: 'proof' }
  | null

/** `/admin/activity`: who did what, for whom, when; and the proof that nothing of it was changed. */
export function ActivityPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const mayErase = may('activity.erase') && user?.logged_in_as_another_user === undefined
  return (
    <Page
      fill
      title={t('activity.title')}
      breadcrumb={[{ label: t('registers.administration') }, { label: t('activity.title') }]}
      actions={
        <>
          <ExportLink />
          <Button
            leftSection={<IconShieldCheck size={16} aria-hidden />}
            onClick={() => setOpened({ kind: 'proof' })}
          >
            {t('activity.proof')}
          </Button>
        </>
      }
    >
      <OlderState />
      <List
        name="activity"
        owner={String(user?.id ?? '')}
        label={t('activity.title')}
        columns={activityColumns}
        cells={activityCells}
        widths={{ by: '20%', action: '24%', subject_name: '22%' }}
        opensBy="at"
        card={(row) => (
          <CardLines
            title={say(activityText(row.action))}
            text={row.subject_name ? `${whoText(row)} · ${row.subject_name}` : whoText(row)}
            note={formatDateTime(row.at)}
          />
        )}
        request={activityListQuery}
        onOpen={({ id }) => setOpened({ kind: 'entry', id })}
        empty={{ title: t('activity.empty_title'), text: t('activity.empty_text') }}
        {...(mayErase && {
          selectionActions: (rows: readonly ActivityEntry[]) => (
            <Button variant="subtle" color="red" onClick={() => setOpened({ kind: 'erase', rows })}>
              {t('activity.erase')}
            </Button>
          ),
        })}
      />
      {opened?.kind === 'entry' && <EntryDialog id={opened.id} onClose={close} />}
      {opened?.kind === 'erase' && <EraseDialog rows={opened.rows} onClose={close} />}
      {opened?.kind === 'proof' && <ProofDialog onClose={close} />}
    </Page>
  )
}
