import { readCompany as readCompanyCall } from '@easel/contract/company'
import * as details from '@easel/contract/company-details'
import * as logo from '@easel/contract/company-logo'
import { readCompanyPage as readPageCall } from '@easel/contract/company-page'
import * as prices from '@easel/contract/prices'
import type { Actor, Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { openShapes } from './logo/open-shapes.ts'
import { readLogo } from './logo/read-logo.ts'
import { removeLogo } from './logo/remove-logo.ts'
import { saveLogo } from './logo/save-logo.ts'
import { LOGO_PATH } from './logo/rules.ts'
import { readPrices } from './prices/read-prices.ts'
import { savePrices } from './prices/save-prices.ts'
import { readCompanyDetails } from './read-company-details.ts'
import { readCompanyPage } from './read-company-page.ts'
import { readCompany } from './read-company.ts'
import { saveCompanyDetails } from './save-company-details.ts'

/** @param listChannels providers that can collect from this caller, the one that is offered first coming first */
export function mountCompany(
  app: Mount,
  deps: Deps,
  listChannels: (payer: { actor: Actor | null; isNear: boolean }) => string[],
): void {
  app.handle(readCompanyCall, ({ actor, request }) =>
    readCompany(deps, request.language, listChannels({ actor, isNear: request.isNear })),
  )
  app.handle(readPageCall, ({ params, request }) => readCompanyPage(deps, params.page, request.language))
  app.handle(prices.readPrices, () => readPrices(deps))
  app.handle(prices.savePrices, ({ actor, body, request }) => savePrices({ ...deps, log: request.log }, actor, body))
  app.handle(details.readCompanyDetails, () => readCompanyDetails(deps))
  app.handle(details.saveCompanyDetails, ({ actor, body, request }) =>
    saveCompanyDetails({ ...deps, log: request.log }, actor, body),
  )
  app.handleUpload(logo.saveLogo, ({ actor, params, file, request }) =>
    saveLogo({ ...deps, log: request.log }, actor, { ...params, file }),
  )
  app.handle(logo.removeLogo, ({ actor, params, request }) =>
    removeLogo({ ...deps, log: request.log }, actor, params.theme),
  )
  const draw = openShapes(deps.db)
  app.handleFile({ path: `${LOGO_PATH}/:version`, run: ({ params }) => readLogo(draw, params['version'] ?? '') })
}
