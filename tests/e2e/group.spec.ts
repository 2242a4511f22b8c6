import writeExcelFile from 'write-excel-file/node';
import { Agent } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { SearchPage } from './pages/search-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

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
  await step('The seats are there. They are kept when the first instalment is paid in time.');
  await page.getByRole('button', { name: words.pattern('Pay {amount}') }).click();
  await sheetOf(page)
    .getByRole('button', { name: words.pattern('Pay {total}') })
    .click();
  await step('The passenger list has to be complete before the final payment; then the tickets are issued.');

  await button('Fill in the passenger list').click();
  await field('Excel file').setInputFiles(await sheetWith('no number!'));
  await expect(page.getByRole('list', { name: words.say('Rows with errors') })).toContainText('LEE SIU');
  await button('Hand the list in').click();
  await expect(page.getByText(words.field('documentNumber')).first()).toBeVisible();
  await inspect();
  await field('Excel file').setInputFiles(await sheetWith('K7654321'));
  await expect(page.getByText(words.field('documentNumber'))).toHaveCount(0);
  await button('Hand the list in').click();
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

  await page.goto('/flight/group/order');
  await page.getByRole('link', { name: new RegExp(`^${words.say('Issued')} 1$`) }).click();
  await expect(page.getByRole('list', { name: words.say('Group orders') }).getByRole('listitem')).toHaveCount(1);
  await inspect();
});

test('the desk quotes a group', async ({ page, portal, words, inspect }) => {
  const agency = await Agent.signIn(portal.url, 'harbour.op');
  const { id } = await agency.call('createGroupOrder', {
    journeys: [{ origin: 'HKG', destination: 'SIN', date: isoDateAfter(60) }],
    passengers: { adult: 10, child: 0, infant: 0 },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
  });
  const desk = await Agent.signIn(portal.url, 'provider.admin');
  const { task } = await desk.call('deskGroupOrder', { id });
  // The sandbox desk leaves alone what a person has taken on.
  await desk.call('claimDeskTask', { id: task?.id ?? '' });
  await signIn(page, words, 'provider.admin');
  await page.goto('/desk?kind=group');
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
