import './post-writing-texts.ts'
import { type PostCategory, postCategories, postCategoryCalls } from '@hdoc/contract/posts/post-categories.ts'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { call } from '../../lib/calls/call.ts'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'

function CategoryDialog(props: RowDialogProps<PostCategory>) {
  return (
    <ResourceDialog
      {...props}
      resource={postCategories}
      changes={[{ what: 'post.changed' }]}
      deletes={{
        words: 'post_category',
        call: ({ id }) => call(postCategoryCalls.delete, { params: { id } }),
      }}
    >
      {({ field }) => field('name')}
    </ResourceDialog>
  )
}

/** `/posts/categories`: the categories that posts may bear. */
export function PostCategoriesPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={postCategories}
      trail={[{ label: t('post_writing.portal') }, { label: t('shell.posts'), to: '/posts/list' }]}
      widths={{ name: '60%' }}
      dialog={CategoryDialog}
    />
  )
}
