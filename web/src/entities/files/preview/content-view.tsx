import type { ContentBlock, FileRow, ShownText } from '@hdoc/contract/files/files.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { FileAnswer } from './file-answer.tsx'
import { mailDate } from './mail-date.ts'
import styles from './preview.module.css'
import { fileContentQuery } from './queries.ts'
import { ScrollBox } from './scroll-box.tsx'
import { Unshown } from './unshown.tsx'

/** A text of more pieces than this is laid out only where it is seen. */
const LONG = 10

/** The parts of a file never move, so their place is their key. */
const numbered = <T,>(all: readonly T[]) => all.map((one, n) => ({ one, n }))

function Table({ rows, label }: { rows: readonly (readonly string[])[]; label: string }) {
  const columns = Math.max(...rows.map((row) => row.length))
  return (
    <ScrollBox className={styles.table} label={label}>
      <table>
        <tbody>
          {numbered(rows).map(({ one: row, n }) => (
            <tr key={n}>
              {numbered(Array.from({ length: columns }, (_, column) => row[column] ?? '')).map(
                ({ one, n: column }) => (
                  <td key={column}>{one}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Block({ block, title }: { block: ContentBlock; title: string }) {
  if (block.type === 'table') return <Table rows={block.rows} label={title} />
  if (block.type === 'heading') return block.level <= 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>
  return <p className={block.type === 'item' ? styles.item : styles.text}>{block.text}</p>
}

function Content({ file, content }: { file: FileRow; content: ShownText }) {
  const { t } = useTranslation()
  const { facts, parts, attachments, encoding, cut } = content
  const isPresentation = file.mime.includes('presentation')
  const isPlain = file.mime === 'text/plain'
  const isLong = isPlain && (parts[0]?.blocks.length ?? 0) > LONG
  return (
    <ScrollBox className={styles.scroller} label={t('preview.content')}>
      <article
        className={[styles.sheet, isPlain && styles.plain, isLong && styles.long].filter(Boolean).join(' ')}
      >
        {cut && <Note kind="warn">{t('preview.cut')}</Note>}
        {!isPlain && encoding === null && facts.length === 0 && (
          <p className={styles.hint}>{t('preview.as_text')}</p>
        )}
        {encoding !== null && (
          <p className={styles.hint}>{t('preview.encoding', { encoding: encoding.toUpperCase() })}</p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{t(`preview.mail_${name}`)}</dt>
                <dd>{name === 'date' ? mailDate(text) : text}</dd>
              </div>
            ))}
            {attachments.length > 0 && (
              <div>
                <dt>{t('preview.mail_attachments')}</dt>
                <dd>{attachments.join(', ')}</dd>
              </div>
            )}
          </dl>
        )}
        {numbered(parts).map(({ one: { title, blocks }, n }) => {
          const name = isPresentation ? t('preview.slide', { number: title }) : title
          return (
            <section key={n}>
              {name !== '' && <h3 className={styles.part}>{name}</h3>}
              {numbered(blocks).map(({ one, n: m }) => (
                <Block key={m} block={one} title={name === '' ? file.name : name} />
              ))}
            </section>
          )
        })}
        {parts.length === 0 && <Empty title={t('preview.empty')} />}
      </article>
    </ScrollBox>
  )
}

/**
 * Shows a text, table, mail or office file as text. Everything is set as text by us, so nothing of the file
 * becomes markup.
 */
export function ContentView({ file }: { file: FileRow }) {
  const answer = useQuery(fileContentQuery(file))
  return (
    <FileAnswer query={answer}>
      {(data) => {
        if (data.shown === 'nothing') return <Unshown file={file} reason={data.reason} />
        if (data.shown === 'pictures') return <Unshown file={file} reason="not_shown" />
        return <Content file={file} content={data} />
      }}
    </FileAnswer>
  )
}
