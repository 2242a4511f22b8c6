import writeExcelFile from 'write-excel-file/node';
import { Agent } from './agent.ts';
import { openGroup } from './bookings-by-hand.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { SearchPage } from './pages/search-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADER = [
  'Surname',
  'Given name',
  'Gender',
  'Date of birth',
  'Nationality',
  'Document number',
  'Document expiry',
];

/** A sheet of two adults; the second one's document is `number`. */
async function sheetWith(number: string) {
  const end = isoDateAfter(2000);
  const rows = [
    HEADER,
    ['LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', end],
    ['LEE', 'SIU', 'M', '1988-01-02', 'HK', number, end],
  ];
  return { name: 'group.xlsx', mimeType: XLSX, buffer: await writeExcelFile(rows).toBuffer() };
}

test('a group goes from request to ticket', async ({ page, words, inspect }) => {
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  const step = (sentence: string) => expect(page.getByText(words.say(sentence))).toBeVisible({ timeout: 30_000 });
  await signIn(page, words, 'harbour.op');

  await page.goto('/flight/group/booking');
  const firstField = page.locator('[data-field="journeys[0].origin"]').locator('input, button').first();
  await expect(firstField).toBeFocused();
  await button('Review the request').click();
  await expect(page.getByText(words.field('required')).first()).toBeVisible();
  await inspect();
  const places = new SearchPage(page, words);
  await places.choosePlace('From', 'HKG');
  await places.choosePlace('To', 'SIN');
  await field('Departure date').fill(isoDateAfter(60));
  await field('Adults').fill('2');
  await field('Children').fill('0');
  await page.reload();
  await expect(field('Adults')).toHaveValue('2');
  await button('Review the request').click();
  await field('Phone').fill('21234567');
  await inspect();
  await button('Send the request').click();

  await expect(page).toHaveURL(/\/flight\/group\/order\/\d+/);
  await step('Choose one of the options and confirm it. Seats are not reserved after the quote.');
  await inspect();
  await page
    .getByRole('button', { name: words.pattern('Confirm this option: {airline}') })
    .first()
    .click();
  await button('Confirm the option').click();
  await button('Apply for seats').click();
  await step('The seats are confirmed. Pay the first instalment in time to keep them.');
  await page.getByRole('button', { name: words.pattern('Pay {amount}') }).click();
  await sheetOf(page)
    .getByRole('button', { name: words.pattern('Pay {total}') })
    .click();
  await step('The passenger list has to be complete before the final payment; then the tickets are issued.');

  await button('Fill in the passenger list').click();
  await field('Excel file').setInputFiles(await sheetWith('no number!'));
  await expect(page.getByRole('list', { name: words.say('Rows with errors') })).toContainText('LEE SIU');
  await button('Submit list').click();
  await expect(page.getByText(words.field('documentNumber')).first()).toBeVisible();
  await inspect();
  await field('Excel file').setInputFiles(await sheetWith('K7654321'));
  await expect(page.getByText(words.field('documentNumber'))).toHaveCount(0);
  await button('Submit list').click();
  await button('Confirm the list').click();
  await expect(page.getByText(words.say('The list is confirmed and cannot change any more.'))).toBeVisible();
  await page.getByRole('button', { name: words.pattern('Pay {amount}') }).click();
  await sheetOf(page)
    .getByRole('button', { name: words.pattern('Pay {total}') })
    .click();
  await step('The tickets are issued.');
  await expect(page.getByRole('button', { name: words.pattern('Copy ticket number {shown} of {name}') })).toHaveCount(
    2,
  );

  // One of the two does not travel: the desk quotes the refund, the group stays issued.
  await button('action | Refund').click();
  const leaves = sheetOf(page).getByRole('checkbox').first();
  await leaves.click();
  await expect(leaves).not.toBeChecked();
  await inspect();
  await sheetOf(page)
    .getByRole('button', { name: words.say('Request a quote') })
    .click();
  await step('Please look at the quote and confirm or withdraw the refund.');
  await inspect();
  await page.getByRole('button', { name: words.pattern('Accept a refund of {amount}') }).click();
  await button('Confirm refund').click();
  await step('The money has been refunded to the original payment method.');

  await page.goto('/flight/group/order');
  await page.getByRole('link', { name: new RegExp(`^${words.say('Issued')} \\d+$`) }).click();
  const issued = page.getByRole('list', { name: words.say('Group orders') }).getByRole('listitem');
  await expect(issued.filter({ hasText: 'HKG' })).toHaveCount(1);
  await inspect();
});

test('a passenger list is pasted, mended, and handed in over another one', { tag: '@long' }, async ({
  page,
  ownPortal,
  words,
  inspect,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { agency, id } = await openGroup(url);
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const at = (i: number, path: string) => page.locator(`[name="passengers[${i}].${path}"]`);
  const isGrid = (page.viewportSize()?.width ?? 0) >= 1200;
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((now) => now.pathname === '/flight/booking');
  await page.goto(`${url}/flight/group/order/${id}?list=true`);

  const end = isoDateAfter(2000);
  const rows = [
    HEADER,
    ['LI', 'NA', 'F', '1990/5/1', 'CN', 'E10000001', end],
    ['LEE', 'SIU', 'M', '19880102', 'HK', '?', end],
  ];
  const text = rows.map((row) => row.join('\t')).join('\n');
  const field = page.getByLabel(words.say('Rows copied from a spreadsheet'), { exact: true });
  await field.fill(text);
  await button('Read the rows').click();
  await expect(page.getByRole('list', { name: words.say('Rows with errors') })).toContainText('LEE SIU');
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(at(0, 'surname')).toHaveValue('LI');

  if (isGrid) {
    await at(0, 'surname').focus();
    await page.keyboard.press('Enter');
    await expect(at(1, 'surname')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(at(1, 'givenName')).toBeFocused();
  }
  await button('Submit list').click();
  await expect(at(1, 'document.number')).toBeFocused();
  await expect(page.getByText(words.field('documentNumber')).first()).toBeVisible();
  await inspect();
  await at(1, 'document.number').fill('K7654321');
  await expect(page.getByText(words.field('documentNumber'))).toHaveCount(0);

  const other = { gender: 'male', birthday: '1990-01-02', nationality: 'HK' } as const;
  const document = { type: 'passport', expiry: end } as const;
  const passengers = ['HO', 'WONG'].map((surname, i) => ({
    ...other,
    type: 'adult' as const,
    surname,
    givenName: 'KA',
    document: { ...document, number: `K123456${i}` },
  }));
  await agency.call('handInGroupList', { id, passengers, confirm: false });
  await expect(page.getByText(words.say('Another list was submitted after you started this one.'))).toBeVisible();
  await button('Submit list').click();
  await button('Replace it').click();
  await button('Save for now').click();
  await button('Change the list').click();
  await expect(at(0, 'surname')).toHaveValue('LI');
  await expect(at(0, 'document.number')).toHaveValue('');
  await inspect();
  await button('Submit list').click();
  await button('Confirm the list').click();
  await expect(page.getByText(words.say('The list is confirmed and cannot change any more.'))).toBeVisible();
  const { passengers: named } = await agency.call('groupOrder', { id });
  expect(named).toMatchObject([
    { surname: 'LI', document: { number: expect.stringMatching(/1$/) } },
    { surname: 'LEE' },
  ]);
});

test('what is typed while rows are being read stays beside them', { tag: '@long' }, async ({
  page,
  ownPortal,
  words,
}) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { id } = await openGroup(url);
  const surname = page.locator('[name="passengers[0].surname"]');
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((now) => now.pathname === '/flight/booking');
  await page.goto(`${url}/flight/group/order/${id}?list=true`);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/passengers/rows', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const field = page.getByLabel(words.say('Rows copied from a spreadsheet'), { exact: true });
  const row = ['LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', isoDateAfter(2000)];
  await field.fill([HEADER, row].map((cells) => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: words.say('Read the rows'), exact: true }).click();
  await surname.fill('TYPED');
  answer();
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(surname).toHaveValue('TYPED');
});

test('the desk quotes a group', { tag: '@long' }, async ({ page, ownPortal, words, inspect }) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const agency = await Agent.signIn(url, 'harbour.op');
  const { id } = await agency.call('createGroupOrder', {
    journeys: [{ origin: 'HKG', destination: 'SIN', date: isoDateAfter(60) }],
    passengers: { adult: 10, child: 0, infant: 0 },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
  });
  await page.goto(url);
  await logIn(page, words, 'provider.admin');
  await page.waitForURL((at) => at.pathname === '/flight/booking');
  await page.goto(`${url}/desk?kind=group`);
  await page.locator(`a[href*="${id}"]`).click();
  await page.getByRole('button', { name: words.say('desk | Quote the group') }).click();
  const sheet = sheetOf(page);
  const field = (label: string) => sheet.getByLabel(words.say(label), { exact: true });
  await field('To be confirmed by').fill(isoDateAfter(3));
  await field('Airline code').fill('CX');
  await field('Flights, times and conditions').fill('CX 759 08:00, two bags each');
  await sheet.getByLabel(new RegExp(`^${words.say('Adult')} · CNY`)).fill('1280');
  await sheet.getByRole('button', { name: words.say('Add an instalment') }).click();
  await sheet.getByLabel(words.pattern('Instalment {number} in {currency}')).fill('2000');
  await sheet.getByLabel(words.pattern('Instalment {number} by')).first().fill(isoDateAfter(5));
  const send = sheet.getByRole('button', { name: words.say('desk | Quote the group') });
  await send.click();
  await expect(sheet.getByText(words.field('required')).first()).toBeVisible();
  await inspect();
  await field('Final payment by').fill(isoDateAfter(9));
  await send.click();
  await expect(page.getByText(words.say('To be confirmed'), { exact: true }).first()).toBeVisible();
  const quoted = await agency.call('groupOrder', { id });
  expect(quoted.options[0]).toMatchObject({ airline: 'CX', total: { amount: 1_280_000 } });
});
