import type { AdminProduct } from '@easel/contract/admin-products'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useAppSetting } from '../../../lib/stored.ts'
import { Tag } from '../../../ui/tag.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { Tags } from '../parts/tags.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useMoney } from '../parts/use-money.ts'

/** Products in display order. */
export function ProductTable({ products }: { products: readonly AdminProduct[] }) {
  const t = useAdminText()
  const formats = useFormats()
  const language = useAppSetting((setting) => setting.language)
  const columns: Column<AdminProduct>[] = [
    {
      id: 'title',
      label: t('admin.productTitle'),
      cell: ({ title, kind }) => <TwoLines first={title[language]} second={t(`admin.kind.${kind}`)} />,
    },
    { id: 'prices', label: t('admin.prices'), cell: (product) => <Prices product={product} /> },
    { id: 'credits', label: t('admin.credits'), kind: 'number', cell: ({ credits }) => formats.number(credits) },
    { id: 'position', label: t('admin.position'), kind: 'number', cell: ({ position }) => formats.number(position) },
    { id: 'state', label: t('admin.state'), cell: (product) => <State product={product} /> },
    {
      label: '',
      kind: 'acts',
      cell: ({ id, title }) => (
        <LinkButton
          size="small"
          href={`/admin/products/${id}`}
          variant="quiet"
          label={t('admin.editOf', { title: title[language] })}
        >
          {t('admin.edit')}
        </LinkButton>
      ),
    },
  ]
  const inOrder = [...products].sort((one, other) => one.position - other.position)
  const shown = useShownColumns('products', columns)
  return (
    <>
      <ListBar name="products" columns={columns} />
      <Table label={t('admin.products')} columns={shown} rows={inOrder} />
    </>
  )
}

function Prices({ product }: { product: AdminProduct }) {
  const t = useAdminText()
  const money = useMoney()
  return product.prices.map(({ period, amount, currency }) => (
    <div key={period}>
      {money(amount, currency)} {period && `/ ${t(`admin.period.${period}`)}`}
    </div>
  ))
}

function State({ product }: { product: AdminProduct }) {
  const t = useAdminText()
  return (
    <Tags>
      <Tag tone={product.onSale ? 'jade' : 'calm'}>{t(product.onSale ? 'admin.isOnSale' : 'admin.isOffSale')}</Tag>
      {product.recommended && <Tag tone="accent">{t('admin.isRecommended')}</Tag>}
    </Tags>
  )
}
