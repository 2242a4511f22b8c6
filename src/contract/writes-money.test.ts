import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from './endpoints.ts';
import { changesOrdersOrMoney } from './writes-money.ts';

/** Listed independently of the server's rule: every write of the API is in one of the two lists. */
const MOVES: EndpointName[] = [
  'answerVoyages',
  'requoteFlightOrder',
  ...(['createFlightOrder', 'cancelFlightOrder', 'confirmFlightOrder', 'payFlightOrder', 'addOrderRemark'] as const),
  ...(['changeFlightOrder', 'refundFlightOrder', 'voidFlightOrder', 'pickChangeOption', 'answerVoyage'] as const),
  ...(['createGroupOrder', 'cancelGroupOrder', 'confirmGroupOrder', 'payGroupOrder', 'applyGroupSeats'] as const),
  ...(['handInGroupList', 'createTrainOrder', 'cancelTrainOrder', 'confirmTrainOrder', 'payTrainOrder'] as const),
  ...(['changeTrainOrder', 'refundTrainOrder', 'requoteTrainOrder'] as const),
  ...(['deskIssue', 'deskMove', 'deskQuoteChange', 'deskQuoteRefund', 'raiseVoyage', 'settleVoyage'] as const),
  ...([
    'closeDifference',
    'closeDeskTask',
    'settleRefund',
    'deskQuoteGroup',
    'deskGroupSeats',
    'deskIssueGroup',
  ] as const),
  ...(['deskFailGroup', 'deskTicketTrain', 'deskIssueTrain', 'deskFailTrain'] as const),
  ...([
    'deskQuoteTrainRefund',
    'deskQuoteTrainChange',
    'deskReturnTrain',
    'deskQuoteGroupRefund',
    'deskReturnGroup',
  ] as const),
  ...(['refundGroupOrder', 'acceptGroupRefund', 'requoteGroupOrder'] as const),
  ...(['setFlightReference', 'setGroupReference', 'setTrainReference', 'addGroupRemark', 'addTrainRemark'] as const),
  ...(['startTopUp', 'settleCredit', 'createAgency', 'setAgencyCredit', 'topUpAgency', 'renewAgencyKey'] as const),
  ...(['correctAgency', 'endAgencyKey', 'endCompanyKey'] as const),
];
const MOVES_NOTHING: EndpointName[] = [
  ...(['login', 'singleLogin', 'logout', 'logoutByTicket', 'choosePassword', 'changePassword', 'deleteMe'] as const),
  ...([
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'lookUpAttempt',
    'endSession',
    'updateMe',
  ] as const),
  ...(['uploadAvatar', 'deleteAvatar', 'saveUserConfig', 'saveDraft', 'discardDraft', 'readNotices'] as const),
  ...(['subscribePush', 'forgetPush', 'saveOrderFilter', 'renameOrderFilter', 'deleteOrderFilter'] as const),
  ...(['shopping', 'solutions', 'verifySolution', 'analysePnr', 'accurateSearch', 'searchFlightChange'] as const),
  ...(['searchTrains', 'verifyTrain', 'searchTrainChange', 'readGroupSheet', 'readGroupRows'] as const),
  ...([
    'uploadFile',
    'analyseDocument',
    'analysePassengerText',
    'createTraveller',
    'updateTraveller',
    'deleteTraveller',
  ] as const),
  ...(['importTravellers', 'createMemberCard', 'updateMemberCard', 'deleteMemberCard', 'setWalletLimit'] as const),
  ...([
    'claimDeskTask',
    'releaseDeskTask',
    'takeOverDeskTask',
    'freeDeskTask',
    'sendEnquiry',
    'settleEnquiry',
    'deleteEnquiry',
    'settleOwnEnquiry',
    'deleteOwnEnquiry',
    'replayNotice',
  ] as const),
  ...(['createUser', 'updateUser', 'deleteUser', 'resetUserPassword', 'updateCompany', 'saveCompanyConfig'] as const),
  ...(['uploadLogo', 'deleteLogo', 'updateAgency', 'deleteAgency', 'saveAgencyConfig'] as const),
  ...(['saveAgencyAccess', 'resetAgencyPassword', 'uploadAgencyLogo', 'deleteAgencyLogo'] as const),
  ...(['removeUserSecondFactor', 'removeAgencySecondFactor'] as const),
  ...(['refreshRates', 'enterRates', 'decideRates'] as const),
  ...(['createSite', 'updateSite', 'deleteSite', 'uploadSitePicture', 'deleteSitePicture'] as const),
  ...(['updateOwnSite', 'uploadOwnSitePicture', 'deleteOwnSitePicture'] as const),
];

test('every write of the API is known to move orders or money, or to move neither', () => {
  const writes = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');
  const names = (moves: boolean) =>
    writes.filter(([, one]) => changesOrdersOrMoney(one) === moves).map(([name]) => name);
  expect(names(true).sort()).toEqual([...MOVES].sort());
  expect(names(false).sort()).toEqual([...MOVES_NOTHING].sort());
});
