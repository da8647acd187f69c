import { MOST_ROWS } from '@hdoc/contract/transfers/transfer-inputs.ts'
import type { PaperToSend, TransferRow } from '@hdoc/contract/transfers/transfer-rows.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { extentOf } from '../../entities/transfers/extent.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './send.module.css'
import type { DraftWork } from './use-draft.ts'

type Group = { id: number; name: string; papers: PaperToSend[] }

/** What can go, by the department it is for; what cannot, apart. */
function groupPapers(papers: readonly PaperToSend[]): { groups: Group[]; blocked: PaperToSend[] } {
  const groups = new Map<number, Group>()
  for (const paper of papers) {
    if (paper.why !== null) continue
    const { id, name } = paper.department ?? { id: 0, name: '' }
    const group = groups.get(id) ?? { id, name, papers: [] }
    group.papers.push(paper)
    groups.set(id, group)
  }
  return { groups: [...groups.values()], blocked: papers.filter(({ why }) => why !== null) }
}

/** The number of a paper, which leads to its document where the person sees it. */
export function PaperNumber({ document_id, number }: Pick<PaperToSend, 'document_id' | 'number'>) {
  return document_id === null ? (
    <b>{number}</b>
  ) : (
    <AppLink to="/document/$id" params={{ id: document_id }} className={styles.number ?? ''}>
      {number}
    </AppLink>
  )
}

function Paper({ paper, row, work }: { paper: PaperToSend; row: TransferRow | undefined; work: DraftWork }) {
  const { t } = useTranslation()
  return (
    <li className={row ? `${styles.paper} ${styles.chosen}` : styles.paper}>
      <Checkbox
        size="xs"
        aria-label={paper.number}
        checked={row !== undefined}
        onChange={({ currentTarget }) =>
          currentTarget.checked ? work.put([paper]) : row && work.take([row])
        }
      />
      <PaperNumber {...paper} />
      <span className={styles.issuer}>{paper.issuer || '–'}</span>
      <span className={styles.about} title={paper.short_description}>
        {paper.short_description}
      </span>
      <span className={styles.extent} title={t('transfers.extent')}>
        {extentOf(paper)}
      </span>
      <span className={styles.quiet}>{paper.in_case?.name ?? '–'}</span>
    </li>
  )
}

type Choosing = {
  name: string
  papers: readonly PaperToSend[]
  /** How many of them the sheet has room for. */
  room: number
  /** They begin a sheet of their own. */
  isOther: boolean
  onChoose: (papers: readonly PaperToSend[]) => void
}

/** Puts all papers of a department on a sheet, or the first ones when they are more than a sheet has room for. */
function ChooseAll({ name, papers, room, isOther, onChoose }: Choosing) {
  const { t } = useTranslation()
  if (room <= 0) return <span className={styles.all}>{t('transfers.sheet_full')}</span>
  const chosen = papers.slice(0, room)
  const isPart = chosen.length < papers.length
  const whole = t(isOther ? 'transfers.begin_with' : 'transfers.choose_all')
  const count = { count: chosen.length, figure: formatNumber(chosen.length) }
  const label = isPart ? t(isOther ? 'transfers.begin_first' : 'transfers.choose_first', count) : whole
  return (
    <>
      {isPart && (
        <span className={styles.quiet}>{t('transfers.most_rows', { figure: formatNumber(MOST_ROWS) })}</span>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${label}: ${name}`}
        onClick={() => onChoose(chosen)}
      >
        {label}
      </Button>
    </>
  )
}

function PaperGroup({ group, work }: { group: Group; work: DraftWork }) {
  const { t } = useTranslation()
  const { draft } = work
  const rows = group.papers.map((paper) => draft?.rows.find(({ paper_id }) => paper_id === paper.id))
  const isOther = draft !== undefined && draft.to !== null && group.id !== 0 && draft.to.id !== group.id
  const missing = group.papers.filter((_paper, n) => rows[n] === undefined)
  return (
    <section aria-label={group.name || t('transfers.no_receiver')}>
      <div className={styles.groupHead}>
        <h3>
          {group.name || t('transfers.no_receiver')} · {formatNumber(group.papers.length)}
        </h3>
        {isOther && <span className={styles.quiet}>{t('transfers.other_sheet')}</span>}
        {missing.length === 0 ? (
          <span className={styles.all}>{t('transfers.all_chosen')}</span>
        ) : (
          <ChooseAll
            name={group.name}
            papers={isOther ? group.papers : missing}
            room={isOther || !draft ? MOST_ROWS : MOST_ROWS - draft.rows.length}
            isOther={isOther}
            onChoose={isOther ? work.begin : work.put}
          />
        )}
      </div>
      <ul className={styles.papers}>
        {group.papers.map((paper, n) => (
          <Paper key={paper.id} paper={paper} row={rows[n]} work={work} />
        ))}
      </ul>
    </section>
  )
}

/** The papers of the department, by who is to get them; each is put on the draft with a tick. */
export function PaperGroups({ papers, work }: { papers: readonly PaperToSend[]; work: DraftWork }) {
  const { t } = useTranslation()
  const { groups, blocked } = groupPapers(papers)
  return (
    <>
      {groups.map((group) => (
        <PaperGroup key={group.id} group={group} work={work} />
      ))}
      {blocked.length > 0 && (
        <section aria-label={t('transfers.blocked')}>
          <div className={styles.groupHead}>
            <h3>
              {t('transfers.blocked')} · {formatNumber(blocked.length)}
            </h3>
          </div>
          <ul className={styles.papers}>
            {blocked.map((paper) => (
              <li key={paper.id} className={styles.paper}>
                <IconLock size={14} aria-hidden />
                <PaperNumber {...paper} />
                <span className={styles.issuer}>{paper.issuer || '–'}</span>
                <span className={styles.why}>
                  {paper.why?.text} <span className={styles.quiet}>{paper.why?.detail}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
