import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/action/use-action.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from '../subject.module.css'
import type { LinkLine, LinksOf } from './links-of.ts'

type Props<Link> = {
  id: number
  of: LinksOf<Link>
  mayRemove: boolean
  /** The command that connects the subject with something else. */
  add: ReactNode
}

type RowProps<Link> = { line: LinkLine } & Pick<Props<Link>, 'id' | 'of' | 'mayRemove'>

function Row<Link>({ line, id, of, mayRemove }: RowProps<Link>) {
  const { t } = useTranslation()
  const removing = useAction({
    call: () => of.remove(line.id),
    changes: of.changes(id),
    said: () => t('subject.link_removed'),
  })
  return (
    <li className={styles.link}>
      <span className={styles.quiet}>{line.kind}</span>
      <span>
        <AppLink to={line.to}>{line.name}</AppLink>
        {line.mark} {line.facts}
        <br />
        {line.text}
      </span>
      <StatusTag className={line.status.className}>{line.status.name}</StatusTag>
      {mayRemove && (
        <ActionIcon
          aria-label={t('subject.link_remove', { name: line.name })}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

/** What a subject answers, continues, doubles or belongs to, and the other way round. */
export function SubjectLinks<Link>({ id, of, mayRemove, add }: Props<Link>) {
  const answer = useQuery(of.query(id))
  return (
    <Answer query={answer}>
      {(data) => (
        <div className={styles.panel}>
          {data.length === 0 ? (
            <Empty {...of.empty()} action={add} />
          ) : (
            <>
              <ul className={styles.links}>
                {data.map(of.line).map((line) => (
                  <Row key={line.id} line={line} id={id} of={of} mayRemove={mayRemove} />
                ))}
              </ul>
              {add}
            </>
          )}
        </div>
      )}
    </Answer>
  )
}
