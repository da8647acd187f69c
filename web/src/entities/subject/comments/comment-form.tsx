import type { SubjectComment } from '@hdoc/contract/calls/subject-comment.ts'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/action/use-action.ts'
import { FormFrame } from '../../../ui/form/frame/form-frame.tsx'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.tsx'
import { tellFailure } from '../../../ui/form/state/tell-failure.ts'
import styles from '../subject.module.css'
import type { CommentsOf } from './comments-of.ts'
import { MentionList } from './mention-list.tsx'
import { typedName, unresolvedNames, withName } from './typed-name.ts'
import { UnresolvedDialog } from './unresolved-dialog.tsx'
import { optionId, type Person, useMentions } from './use-mentions.ts'

type Props<C extends SubjectComment> = { id: number; of: CommentsOf<C>; comment?: C; onDone?: () => void }

/** Writes a comment, or changes one's own. „@” and a name address a person. */
export function CommentForm<C extends SubjectComment>({ id, of, comment, onDone }: Props<C>) {
  const { t } = useTranslation()
  const area = useRef<HTMLTextAreaElement>(null)
  const [body, setBody] = useState(comment?.body ?? '')
  const [caret, setCaret] = useState(body.length)
  const audiences = of.audiences()
  const [audience, setAudience] = useState(audiences[0]?.value ?? '')
  const [people, setPeople] = useState<readonly Person[]>(comment?.mentions ?? [])
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  // A person whose name was taken out of the text again is not mentioned.
  const mentioned = people.filter(({ name }) => body.includes(`@${name}`))
  const written = { body, mention_ids: mentioned.map((person) => person.id), audience }
  const saving = useAction({
    call: ({ audience: to, ...text }: typeof written, key) =>
      comment ? of.update(comment.id, text) : of.add(id, { ...text, audience: to }, key),
    changes: of.changes(id),
    // Writing goes on at once.
    waits: false,
    said: () => t(comment ? 'subject.comment_saved' : 'subject.comment_added'),
    onDone: (_, sent) => {
      // What was typed meanwhile is the next comment.
      setBody((now) => (now.startsWith(sent.body) ? now.slice(sent.body.length).trimStart() : now))
      setError(null)
      // Writing goes on in the same field. The button was disabled meanwhile, so the focus was lost.
      area.current?.focus()
      onDone?.()
    },
    onFailure: (failure) => {
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
      setError(t('subject.comment_empty'))
      area.current?.focus()
    } else if (unresolved.length > 0) setAsking(true)
    else saving.mutate(written)
  }
  const choose = (person: Person) => {
    const next = withName(body, caret, person.name)
    // The text is drawn at once, so that the caret can be put into it.
    flushSync(() => {
      setBody(next.text)
      setCaret(next.caret)
    })
    setPeople([...people.filter((other) => other.id !== person.id), person])
    area.current?.focus()
    area.current?.setSelectionRange(next.caret, next.caret)
  }
  const mentions = useMentions(typedName(body, caret), choose)
  return (
    <FormFrame submit={submit} className={styles.commentForm}>
      <Textarea
        ref={area}
        label={t('subject.comment_label')}
        description={t('subject.comment_help')}
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
        onBlur={mentions.drop}
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
          {t('subject.comment_to', { names: mentioned.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <div className={styles.commentRow}>
        {!comment && audiences.length > 1 && (
          <NativeSelect
            label={t('subject.comment_for')}
            value={audience}
            onChange={(event) => setAudience(event.currentTarget.value)}
            data={[...audiences]}
          />
        )}
        {onDone && (
          <Button variant="default" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving.isPending}>
          {t(comment ? 'subject.comment_save' : 'subject.comment_add')}
        </Button>
      </div>
      {asking && (
        <UnresolvedDialog
          names={unresolved}
          onSave={() => {
            setAsking(false)
            saving.mutate(written)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {leaving}
    </FormFrame>
  )
}
