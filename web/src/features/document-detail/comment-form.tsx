import { type Comment, type CommentInput, commentCalls } from '@hdoc/contract/documents/comments.ts'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { useSendingKey } from '../../ui/form/use-sending-key.ts'
import styles from './document-detail.module.css'
import { MentionList } from './mention-list.tsx'
import { typedName, unresolvedNames, withName } from './typed-name.ts'
import { UnresolvedDialog } from './unresolved-dialog.tsx'
import { optionId, type Person, useMentions } from './use-mentions.ts'

type Props = { documentId: number; comment?: Comment; onDone?: () => void }

/** Writes a comment, or changes one's own. „@” and a name address a person. */
export function CommentForm({ documentId, comment, onDone }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const area = useRef<HTMLTextAreaElement>(null)
  const [body, setBody] = useState(comment?.body ?? '')
  const [caret, setCaret] = useState(body.length)
  const [audience, setAudience] = useState<'institution' | 'group'>('institution')
  const [people, setPeople] = useState<readonly Person[]>(comment?.mentions ?? [])
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const sendingKey = useSendingKey()
  const group = user?.group_name ?? ''
  // A person whose name was taken out of the text again is not mentioned.
  const mentioned = people.filter(({ name }) => body.includes(`@${name}`))
  const add = (values: CommentInput) =>
    call(commentCalls.add, { body: values, idempotencyKey: sendingKey.of(values) })
  const saving = useMutation({
    mutationFn: () => {
      const values = { body, mention_ids: mentioned.map(({ id }) => id) }
      return comment
        ? call(commentCalls.update, { body: { id: comment.id, ...values } })
        : add({ document_id: documentId, audience, ...values })
    },
    meta: { quiet: true },
    onSuccess: () => {
      sendingKey.done()
      setBody('')
      setPeople([])
      setError(null)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t(comment ? 'documents.saved' : 'documents.comment_added') })
      // Writing goes on in the same field. The button was disabled meanwhile, so the focus was lost.
      area.current?.focus()
      onDone?.()
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) throw failure
      const [first] = Object.values(failure.fields).flat()
      if (first) setError(first)
      else tellFailure(failure)
    },
  })
  const leaving = useLeaveGuard(body !== (comment?.body ?? '') && !saving.isPending)
  const unresolved = unresolvedNames(
    body,
    mentioned.map(({ name }) => name),
  )
  const submit = () => {
    if (body.trim() === '') {
      setError(t('documents.comment_empty'))
      area.current?.focus()
    } else if (unresolved.length > 0) setAsking(true)
    else saving.mutate()
  }
  const choose = (person: Person) => {
    const next = withName(body, caret, person.name)
    // The text is drawn at once, so that the caret can be put into it.
    flushSync(() => {
      setBody(next.text)
      setCaret(next.caret)
    })
    setPeople([...people.filter(({ id }) => id !== person.id), person])
    area.current?.focus()
    area.current?.setSelectionRange(next.caret, next.caret)
  }
  const mentions = useMentions(typedName(body, caret), choose)
  return (
    <form
      className={styles.commentForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        ref={area}
        label={t('documents.comment_label')}
        description={t('documents.comment_help')}
        autosize
        minRows={2}
        maxLength={4000}
        error={error}
        value={body}
        onChange={(event) => {
          setBody(event.currentTarget.value)
          setCaret(event.currentTarget.selectionStart)
          setError(null)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) event.preventDefault()
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
        aria-autocomplete="list"
        aria-controls={mentions.person && mentions.id}
        aria-activedescendant={mentions.person && optionId(mentions.id, mentions.person)}
      />
      <MentionList id={mentions.id} people={mentions.people} index={mentions.index} onChoose={choose} />
      {mentioned.length > 0 && (
        <p className={styles.quiet}>
          {t('documents.comment_to', { names: mentioned.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <div className={styles.commentRow}>
        {!comment && group !== '' && (
          <NativeSelect
            label={t('documents.comment_for')}
            value={audience}
            onChange={(event) => setAudience(event.currentTarget.value === 'group' ? 'group' : 'institution')}
            data={[
              { value: 'institution', label: t('documents.comment_for_all') },
              { value: 'group', label: t('documents.comment_for_group', { group }) },
            ]}
          />
        )}
        {onDone && (
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving.isPending}>
          {t(comment ? 'documents.comment_save' : 'documents.comment_add')}
        </Button>
      </div>
      {asking && (
        <UnresolvedDialog
          names={unresolved}
          onSave={() => {
            setAsking(false)
            saving.mutate()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {leaving}
    </form>
  )
}
