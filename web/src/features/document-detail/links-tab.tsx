import { type DocumentLink, documentLinkCalls, linkKinds } from '@hdoc/contract/documents/document-links.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { ActionIcon } from '@mantine/core'
import { IconLink, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentLinksQuery, documentsKey } from '../../entities/documents/queries.ts'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { call } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { AppLink } from '../../ui/display/app-link.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Empty, LoadError, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import styles from './document-detail.module.css'
import { LinkDialog } from './link-dialog.tsx'

function Row({ link, mayRemove }: { link: DocumentLink; mayRemove: boolean }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { document } = link
  const removing = useMutation({
    mutationFn: () => call(documentLinkCalls.remove, { params: { id: link.id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.link_removed') })
    },
  })
  return (
    <li className={styles.link}>
      <span className={styles.quiet}>{say(linkKinds[link.kind][link.direction])}</span>
      <span>
        <AppLink to={`/document/${document.id}`}>{writtenNumber(document)}</AppLink>
        {document.is_test && <TestMark />}{' '}
        {t('documents.dated', { date: formatDate(document.registered_on) })} ·{' '}
        {document.issuer?.name ?? t('documents.no_issuer')}
        <br />
        {document.short_description}
      </span>
      <StatusTag className={document.status.className}>{document.status.name}</StatusTag>
      {mayRemove && (
        <ActionIcon
          aria-label={t('documents.link_remove', { number: document.number })}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

/** What the document answers, continues, doubles or belongs to, and the other way round. */
export function LinksTab({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const answer = useQuery(documentLinksQuery(document.id))
  if (answer.isPending) return <Loading />
  if (answer.isError) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  const add = (
    <GuardedButton
      variant="default"
      allowed={document.can.link}
      reason={document.cannot.link}
      leftSection={<IconLink size={16} />}
      onClick={() => setAdding(true)}
    >
      {t('documents.link_add')}
    </GuardedButton>
  )
  return (
    <div className={styles.panel}>
      {answer.data.length === 0 ? (
        <Empty title={t('documents.links_empty')} text={t('documents.links_empty_text')} action={add} />
      ) : (
        <>
          <ul className={styles.links}>
            {answer.data.map((link) => (
              <Row key={link.id} link={link} mayRemove={document.can.link} />
            ))}
          </ul>
          {add}
        </>
      )}
      {adding && <LinkDialog document={document} onClose={() => setAdding(false)} />}
    </div>
  )
}
