import type { WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { formatDate } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'

/** What is said when a post was saved: where it now stands. */
export function saidOf({ status, ahead, published_on }: WrittenPost): string {
  if (status === 'draft') return t('post_writing.saved_draft')
  return ahead && published_on
    ? t('post_writing.saved_ahead', { date: formatDate(published_on) })
    : t('post_writing.saved_public')
}
