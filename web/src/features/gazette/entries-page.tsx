import '../../lib/languages/own/gazette-texts.ts'
import { entryColumns, type GazetteEntryRow } from '@hdoc/contract/gazette/gazette-entries.ts'
import { Button } from '@mantine/core'
import { IconFileCertificate, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gazetteEntriesQuery } from '../../entities/gazette/staff-queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format/format.ts'
import { t as text } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { List } from '../../ui/list/list.tsx'

const NewEntryDialog = lazyPart(async () => (await import('./new-entry-dialog.tsx')).default)
const DeclarationDialog = lazyPart(async () => (await import('./declaration-dialog.tsx')).default)

const day = (value: string | null): string => (value === null ? '' : formatDate(value))
const nameOf = ({ title, number }: GazetteEntryRow): string =>
  title || text('gazette.untitled', { number: number || '–' })
const cells = {
  title: nameOf,
  act_on: ({ act_on }: GazetteEntryRow) => day(act_on),
  heading: ({ heading }: GazetteEntryRow) => heading.code || heading.name,
  state: ({ state }: GazetteEntryRow) => <StatusTag className={state.className}>{state.name}</StatusTag>,
  published_on: ({ published_on }: GazetteEntryRow) => day(published_on),
  publish_on: ({ publish_on }: GazetteEntryRow) => day(publish_on),
  expires_on: ({ expires_on }: GazetteEntryRow) => day(expires_on),
}

/** `/admin/monitor-oficial`: what is prepared, published and withdrawn in the gazette. */
export function GazetteEntriesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<'new' | 'declaration' | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      fill
      title={t('gazette.title')}
      breadcrumb={[{ label: t('gazette.portal') }, { label: t('gazette.title') }]}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileCertificate size={16} aria-hidden />}
            onClick={() => setOpened('declaration')}
          >
            {t('gazette.declaration')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
            {t('gazette.new')}
          </Button>
        </>
      }
    >
      <List
        name="gazette_entry"
        owner={String(user?.id ?? '')}
        label={t('gazette.title')}
        columns={entryColumns}
        cells={cells}
        widths={{
          number: '90px',
          act_on: '110px',
          heading: '90px',
          state: '170px',
          published_on: '120px',
        }}
        opensBy="title"
        card={(row) => (
          <CardLines
            title={nameOf(row)}
            text={[row.number, day(row.act_on), row.heading.code].filter(Boolean).join(' · ')}
            note={row.state.name}
          />
        )}
        to={(row) => ({ to: '/admin/monitor-oficial/$id', params: { id: row.id } })}
        request={gazetteEntriesQuery}
        empty={{ title: t('gazette.empty'), text: t('gazette.empty_text') }}
      />
      {opened === 'new' && <NewEntryDialog onClose={close} />}
      {opened === 'declaration' && <DeclarationDialog onClose={close} />}
    </Page>
  )
}
