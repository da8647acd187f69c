import type { BodyOf } from '@hdoc/contract/calls/endpoint.ts'
import { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import { postChange, postValues, type WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenPostQuery } from '../../entities/posts/staff-queries.ts'
import { call } from '../../lib/calls/call.ts'
import { FormPage } from '../../ui/form/frame/form-page.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { PostFields } from './post-fields.tsx'
import { saidOf } from './said-of.ts'
import { emptyPost, formOf, labelOfPost, type PostForm, valuesOf } from './written-post.ts'

type Add = BodyOf<typeof postWritingCalls.add>
type Change = BodyOf<typeof postWritingCalls.update>['values']
type Saved = { id: number; data: WrittenPost }
type Props = { post?: WrittenPost; onReload?: () => void }

/** Writes a post, or changes one; saved, it is shown as readers will see it. */
export function WritingForm({ post, onReload }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState<number>()
  const schemaForm = useSchemaForm<PostForm, Add | Change, Saved>({
    schema: post ? postChange : postValues,
    initial: post ? formOf(post) : emptyPost,
    toValues: valuesOf,
    save: (values, _form, key) =>
      post
        ? call(postWritingCalls.update, { body: { id: post.id, values, version: post.version } })
        : call(postWritingCalls.add, { body: values as Add, idempotencyKey: key }),
    changes: [{ what: 'post.changed' }],
    said: ({ data }) => saidOf(data),
    onSaved: ({ id, data }) => {
      queryClient.setQueryData(writtenPostQuery(id).queryKey, data)
      setSaved(id)
    },
  })
  // The page is left once it is drawn as saved, so that nothing asks about unsaved changes.
  useEffect(() => {
    if (saved !== undefined) go({ to: '/posts/$id', params: { id: saved } }, { replace: true })
  }, [saved, go])
  const title = t(post ? 'post_writing.edit_title' : 'post_writing.new')
  return (
    <FormPage
      title={title}
      breadcrumb={[
        { label: t('post_writing.portal') },
        { label: t('shell.posts'), to: '/posts/list' },
        { label: title },
      ]}
      schemaForm={schemaForm}
      labelOf={labelOfPost}
      isSaved={saved !== undefined}
      onCancel={() => go(post ? { to: '/posts/$id', params: { id: post.id } } : '/posts/list')}
      onReload={onReload}
    >
      <PostFields form={schemaForm.form} />
    </FormPage>
  )
}
