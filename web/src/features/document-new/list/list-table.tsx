import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { CloseButton, NativeSelect, ScrollArea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeIssuer } from '../../../entities/issuers/describe-issuer.ts'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from './list.module.css'
import type { LineProblem } from './read-list.ts'
import { isOpen, type ListLine, type PastedList } from './use-list.ts'

const CHOOSE = ''

/** What is wrong with a line, in words. */
function useProblem() {
  const { t } = useTranslation()
  return (problem: LineProblem): string => {
    if (problem.kind === 'bad_code') return t('counter.list.bad_code', { code: problem.code })
    if (problem.kind === 'bad_email') return t('counter.list.bad_email', { email: problem.email })
    if (problem.kind === 'twice') return t('counter.list.twice', { line: problem.line })
    return t('counter.list.no_name')
  }
}

/** Whom a line means: known, new, or chosen among several. */
function Meaning({ line, list }: { line: ListLine; list: PastedList }) {
  const { t } = useTranslation()
  const problem = useProblem()
  if (line.problems.length > 0)
    return <span className={styles.bad}>{line.problems.map(problem).join('; ')}</span>
  if (line.found.length === 0) return <>{t('counter.list.new')}</>
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('counter.list.choose', { line: line.n })}
        disabled={!isOpen(line)}
        value={line.chosen === undefined ? CHOOSE : String(line.chosen)}
        onChange={({ currentTarget: { value } }) =>
          list.change(line.n, {
            chosen: value === CHOOSE ? undefined : value === 'new' ? 'new' : Number(value),
          })
        }
        data={[
          ...(line.found.length > 1 ? [{ value: CHOOSE, label: t('counter.list.several') }] : []),
          ...line.found.map((issuer) => ({
            value: String(issuer.id),
            label: [issuer.name, describeIssuer(issuer)].filter(Boolean).join(' · '),
          })),
          { value: 'new', label: t('counter.list.new_choice') },
        ]}
      />
      {line.chosen !== 'new' && line.chosen !== undefined && (
        <small>{t(line.by === 'code' ? 'counter.list.by_code' : 'counter.list.by_name')}</small>
      )}
    </>
  )
}

/** A line that cannot be registered as it is: corrected where it stands. */
function Correction({ line, list }: { line: ListLine; list: PastedList }) {
  const { t } = useTranslation()
  const [text, setText] = useState(line.text)
  const isBusy = list.sending.isPending || list.correcting.isPending
  const correct = () => {
    if (text.trim() !== line.text.trim() && !isBusy) list.correcting.mutate({ n: line.n, text })
  }
  return (
    <TextInput
      size="xs"
      aria-label={t('counter.list.correct', { line: line.n })}
      value={text}
      readOnly={isBusy}
      onChange={({ currentTarget: { value } }) => setText(value)}
      onBlur={correct}
      onKeyDown={(event) => event.key === 'Enter' && correct()}
    />
  )
}
const isWrong = (line: ListLine) => isOpen(line) && (line.problems.length > 0 || Boolean(line.result))

/** The lines of the list: whom each means, and what came of it. */
export function ListTable({ lines, list }: { lines: readonly ListLine[]; list: PastedList }) {
  const { t } = useTranslation()
  return (
    <ScrollArea.Autosize
      mah="45vh"
      className={styles.scroll ?? ''}
      viewportProps={{ role: 'region', 'aria-label': t('counter.list.lines'), tabIndex: 0 }}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('counter.list.line')}</th>
            <th>{t('counter.list.person')}</th>
            <th>{t('counter.list.meaning')}</th>
            <th>{t('counter.list.result')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.n}>
              <td>{line.n}</td>
              {isWrong(line) ? (
                <td colSpan={2}>
                  <Correction line={line} list={list} />
                  <Meaning line={line} list={list} />
                </td>
              ) : (
                <>
                  <td>{line.name}</td>
                  <td>
                    <Meaning line={line} list={list} />
                  </td>
                </>
              )}
              <td>
                {line.result?.registered && (
                  <AppLink target="_blank" to="/document/$id" params={{ id: line.result.registered.id }}>
                    {writtenNumber(line.result.registered)}
                  </AppLink>
                )}
                {line.result?.message && <span className={styles.bad}>{line.result.message}</span>}
                {isOpen(line) && (
                  <CloseButton
                    size="sm"
                    aria-label={t('counter.list.leave_out', { line: line.n })}
                    title={t('counter.list.leave_out', { line: line.n })}
                    disabled={list.sending.isPending}
                    onClick={() => list.leaveOut(line.n)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea.Autosize>
  )
}
