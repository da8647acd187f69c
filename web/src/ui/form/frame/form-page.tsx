import { type Crumb, Page } from '../../display/page.tsx'
import { FormBody, type FormBodyProps } from './form-body.tsx'

type Props<V extends object> = FormBodyProps<V> & { title: string; breadcrumb: readonly Crumb[] }

/** A form as a page of its own. */
export function FormPage<V extends object>({ title, breadcrumb, ...body }: Props<V>) {
  return (
    <Page title={title} breadcrumb={breadcrumb}>
      <FormBody {...body} />
    </Page>
  )
}
