import '../../lib/languages/own/dashboard-texts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isInDocumentSystem, isPlatformAdministrator } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { formatLongDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Key } from '../../ui/display/key.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { DashboardSections } from './dashboard-sections.tsx'
import styles from './pieces/dashboard.module.css'
import { PlatformPanel } from './platform-panel.tsx'
import { dashboardQuery } from './queries.ts'
import { useWork } from './work/use-work.ts'
import { WorkSections } from './work/work-sections.tsx'

const newDocument = '/document/new'

function NewDocument() {
  const { t } = useTranslation()
  const go = useGo()
  usePageKeys([['n', () => go(newDocument)]])
  // On a phone the top bar registers.
  return (
    <Button
      visibleFrom="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      rightSection={<Key>N</Key>}
      aria-keyshortcuts="n"
      onClick={() => go(newDocument)}
    >
      {t('documents.new')}
    </Button>
  )
}

function Content({ opens }: { opens: boolean }) {
  const language = useLanguage()
  const answer = useQuery(dashboardQuery(language))
  const work = useWork()
  const { data } = answer
  if (!data || work === undefined) return <Answer query={answer} />
  return (
    <>
      {work && <WorkSections work={work} />}
      <DashboardSections dashboard={data} opens={opens} />
    </>
  )
}

function Today() {
  const language = useLanguage()
  const { data } = useQuery(dashboardQuery(language))
  if (!data) return null
  const parts = [formatLongDate(data.today), ...(data.department === null ? [] : [data.department])]
  return <span className={styles.today}>{parts.join(' · ')}</span>
}

/**
 * Shown while the person works in no institution. An administrator of the platform sees the platform panel,
 * anybody else a note that says what to ask for.
 */
function Outside({ isPlatform }: { isPlatform: boolean }) {
  const { t } = useTranslation()
  if (isPlatform) return <PlatformPanel />
  return <Empty title={t('dashboard.no_institution')} text={t('dashboard.no_institution_text')} />
}

function NewInstitution() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go('/hdoc-company/new')}>
      {t('clients.new_institution')}
    </Button>
  )
}

/** First page of staff: what happened today, what is late, where to begin. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  if (user === null) return null
  const inside = isInDocumentSystem(user)
  const isPlatform = !inside && isPlatformAdministrator(user)
  return (
    <Page
      title={t('dashboard.hello', { name: user.name.split(' ')[0] })}
      aside={inside && <Today />}
      actions={isPlatform ? <NewInstitution /> : inside && may('document.register') && <NewDocument />}
    >
      {inside ? <Content opens={may('document.list')} /> : <Outside isPlatform={isPlatform} />}
    </Page>
  )
}
