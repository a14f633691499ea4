import {
  changeProduct as changeProductCall,
  createProduct as createProductCall,
  listAllProducts as listAllProductsCall,
} from '@easel/contract/admin-products'
import { listProducts as listProductsCall } from '@easel/contract/order-acts'
import type { Deps } from '../../../../deps.ts'
import type { Mount } from '../../../../http/route.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { listAllProducts, listProducts } from './list-products.ts'

export function mountProducts(app: Mount, deps: Deps): void {
  app.handle(listProductsCall, ({ request }) => listProducts(deps, request.language))
  app.handle(listAllProductsCall, () => listAllProducts(deps))
  app.handle(createProductCall, ({ actor, body, request }) => createProduct(deps, actor, { body, ...request }))
  app.handle(changeProductCall, ({ actor, params, body }) => changeProduct(deps, actor, params.productId, body))
}
