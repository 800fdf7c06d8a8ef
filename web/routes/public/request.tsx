import { data, Link } from 'react-router'
import { readForm, toRequest } from '#modules/leads/forms.ts'
import { type Faults, faultsOf } from '#modules/leads/validation.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { LeadForm } from '../../components/leads/lead-form.tsx'
import { pageContext } from '../../context.ts'
import { isOpenPage, requestAddress } from '../../leads/origin.ts'
import { isRequest, placeOf, REQUESTS } from '../../leads/requests.ts'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/request.ts'

/** A form as a page of its own: where a browser without script is led, and where it sends what was typed. */
export const meta: Route.MetaFunction = ({ matches, params }) =>
  describePage(matches[0].loaderData, {
    title: isRequest(params.name) ? REQUESTS[params.name].title : 'Page Not Found',
    indexed: false,
  })

export function loader({ params, request, context }: Route.LoaderArgs) {
  if (!isRequest(params.name)) throw data(null, { status: 404 })
  return { name: params.name, ...aboutOf(request), formToken: context.get(pageContext).formToken() }
}

/** What a form is about, and on which page of the public mode it stood. */
function aboutOf(request: Request): { section: string | undefined; from: string | undefined } {
  const { searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  return { section: searchParams.get('section') ?? undefined, from: isOpenPage(from) ? from : undefined }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isRequest(params.name)) throw data(null, { status: 404 })
  const { site, receiveLead } = context.get(pageContext)
  const { form, thanks } = REQUESTS[params.name]
  const { values, hidden } = readForm(await request.formData())
  const own = faultsOf(form, values)
  if (Object.keys(own).length > 0) return data({ values, faults: own }, { status: 400 })
  const place = placeOf(params.name, { siteName: site.name, ...aboutOf(request) })
  const receipt = await receiveLead(toRequest(form, values, place, hidden), form)
  if (receipt.outcome === 'stored') return { thanks }
  if (receipt.outcome === 'wait')
    return data(
      { values, faults: {}, note: 'There were many requests from here. Wait a while, then send it again.' },
      { status: 429, headers: { 'Retry-After': String(receipt.seconds) } },
    )
  if (receipt.outcome === 'away')
    return data(
      { values, faults: {}, note: 'It could not be kept just now. Wait a moment, then send it again.' },
      { status: 503, headers: { 'Retry-After': '60' } },
    )
  const faults: Faults = receipt.outcome === 'invalid' ? receipt.faults : {}
  return data({ values, faults, note: 'It could not be taken as it is.' }, { status: 400 })
}

export default function Request({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { name, section, from, formToken } = loaderData
  const { title, lede } = REQUESTS[name]
  const { site } = matches[0].loaderData
  const refused = actionData && 'values' in actionData ? actionData : undefined
  return (
    <section className="gate grid">
      <h1>{title}</h1>
      <div className="gate-way">
        {actionData && 'thanks' in actionData ? (
          <>
            <p className="standfirst" role="status">
              {actionData.thanks}
            </p>
            {from && (
              <Link className="button button-line" to={from}>
                Back to the page
              </Link>
            )}
          </>
        ) : (
          <>
            <p className="standfirst">{lede}</p>
            {refused && 'note' in refused && (
              <p className="form-fault" role="alert">
                {refused.note}
              </p>
            )}
            <LeadForm
              name={name}
              formToken={formToken}
              place={placeOf(name, { siteName: site.name, section, from })}
              action={
                section
                  ? `/request/${name}?section=${encodeURIComponent(section)}`
                  : requestAddress(name, from)
              }
              initial={refused?.values}
              faults={refused?.faults}
            />
          </>
        )}
      </div>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
