import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import type { ImportState } from '@hdoc/contract/imports/import-states.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { importQuery } from '../../entities/imports/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { StepsBar } from '../../ui/form/steps/steps-bar.tsx'
import { useArchives } from './archives/use-archives.ts'
import { ColumnsAndCheck } from './columns/columns-and-check.tsx'
import { ReadingCard } from './columns/reading-card.tsx'
import { useChosen } from './columns/use-chosen.ts'
import { FileFacts } from './file-facts.tsx'
import { FileStep } from './file-step.tsx'
import { FindingsCard } from './findings/findings-card.tsx'
import styles from './parts/imports.module.css'
import { ProgressCard } from './progress-card.tsx'
import { ResultCard } from './result-card.tsx'

const stepOf: Readonly<Record<ImportState, number>> = {
  draft: 1,
  checking: 2,
  checked: 2,
  running: 3,
  undoing: 3,
  done: 4,
  cancelled: 4,
  failed: 4,
  undone: 4,
}

function Steps({ at }: { at: number }) {
  const { t } = useTranslation()
  const names = ['file', 'columns', 'check', 'run', 'result'] as const
  return (
    <div className={styles.steps}>
      <StepsBar steps={names.map((name) => ({ name: t(`imports.step_${name}`), fields: [] }))} at={at} />
    </div>
  )
}

function Begun({ detail }: { detail: ImportDetail }) {
  const { state, counts } = detail
  const chosen = useChosen(detail)
  // Above the choices, which begin anew with another reading of the table: archives are sent on.
  const archives = useArchives(detail)
  const isOpen = state === 'draft' || state === 'checked'
  const isUnderWay = state === 'checking' || state === 'running' || state === 'undoing'
  return (
    <div className={styles.stack}>
      <Steps at={stepOf[state]} />
      {isOpen && <ColumnsAndCheck key={chosen.key} {...{ detail, chosen, archives }} />}
      {isUnderWay && <ProgressCard detail={detail} />}
      {!isOpen && !isUnderWay && <ResultCard detail={detail} />}
      {!isOpen && !isUnderWay && counts.bad + counts.warned > 0 && <FindingsCard detail={detail} />}
      {isOpen && <ReadingCard detail={detail} chosen={chosen} />}
    </div>
  )
}

/** The steps of an import: the file first, and with it everything else. */
export function ImportPage({ kind, id }: { kind: ImportKindId; id: number | undefined }) {
  const { t } = useTranslation()
  const breadcrumb = [{ label: t('imports.title'), to: '/admin/import' as const }]
  const title = t(`imports.page_${kind}`)
  if (id === undefined)
    return (
      <Page title={title} breadcrumb={breadcrumb}>
        <div className={styles.stack}>
          <Steps at={0} />
          <FileStep kind={kind} />
        </div>
      </Page>
    )
  return <BegunPage title={title} breadcrumb={breadcrumb} id={id} />
}

type BegunProps = { title: string; breadcrumb: { label: string; to: '/admin/import' }[]; id: number }

function BegunPage({ title, breadcrumb, id }: BegunProps) {
  const answer = useQuery(importQuery(id))
  return (
    <Page title={title} breadcrumb={breadcrumb} aside={answer.data && <FileFacts detail={answer.data} />}>
      <Answer query={answer}>{(detail) => <Begun key={id} detail={detail} />}</Answer>
    </Page>
  )
}
