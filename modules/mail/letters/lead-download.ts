import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../letter.ts'

/** The title is ours, from the site configuration; nothing that was typed is repeated. */
export function leadDownloadLetter(site: Site, download: { title: string; url: string }): Draft {
  return {
    template: 'lead-download',
    subject: `${site.name}: the document you asked for`,
    ...layout(site, {
      title: 'Here it is',
      paragraphs: [
        download.title,
        'It is a PDF, to keep and to print. The link works for seven days; after that, ask on our site and we send another.',
      ],
      action: { label: 'Get the PDF', url: download.url },
      reason:
        'You have this letter because the document was asked for on our site with your address. If it was not you, there is nothing to do: we do not add you to a list.',
    }),
  }
}
