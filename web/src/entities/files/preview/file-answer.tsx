import type { ComponentProps } from 'react'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Damaged, isDamaged } from './damaged.tsx'

/** What a query about a stored file answered. A damaged file stays damaged, so it offers no second try. */
export function FileAnswer<Data>(props: ComponentProps<typeof Answer<Data>>) {
  const { data, error } = props.query
  if (data === undefined && isDamaged(error)) return <Damaged />
  return <Answer {...props} />
}
